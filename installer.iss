; The Windows installer, for Inno Setup 6: ISCC installer.iss /DVersion=0.1.0
; packaging/build.py makes dist\nutdesk and the icons first.

#ifndef Version
  #define Version "0.0.0"
#endif
#define Id "org.nutdesk.nutdesk"

[Setup]
AppId={{6E0F6B1C-7B43-4C57-9C5E-2F0B5D3A8E11}
AppName=nutdesk
AppVersion={#Version}
AppVerName=nutdesk {#Version}
AppPublisher=nutdesk contributors
VersionInfoVersion={#Version}
; For one person, without an administrator.
PrivilegesRequired=lowest
DefaultDirName={localappdata}\Programs\nutdesk
DisableDirPage=auto
DisableProgramGroupPage=yes
DefaultGroupName=nutdesk
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile=LICENSE
OutputDir=dist
OutputBaseFilename=nutdesk-{#Version}-windows-setup
SetupIconFile=build\icons\nutdesk.ico
UninstallDisplayIcon={app}\nutdesk.exe
UninstallDisplayName=nutdesk
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
; PrepareToInstall below closes a running nutdesk: Windows' own way does not work everywhere.
CloseApplications=no
RestartApplications=no

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.Associate=Open .nutdesk games with nutdesk
de.Associate=.nutdesk-Spiele mit nutdesk öffnen
en.GameFile=nutdesk game
de.GameFile=nutdesk-Spiel
en.KeepGames=Keep your saved games and settings?%n%nYes keeps them for a later nutdesk. No deletes them.
de.KeepGames=Gespeicherte Spiele und Einstellungen behalten?%n%nJa behält sie für ein späteres nutdesk. Nein löscht sie.
en.IsOpen=nutdesk is open. Close it now? The game is saved.
de.IsOpen=nutdesk ist offen. Jetzt schließen? Das Spiel ist gespeichert.
en.StaysOpen=nutdesk is still open. Close its windows, then try again.
de.StaysOpen=nutdesk ist noch offen. Schließen Sie seine Fenster, und versuchen Sie es noch einmal.
en.About=Five squirrel-and-nut board games
de.About=Fünf Brettspiele mit Eichhörnchen und Nüssen

[Tasks]
Name: "associate"; Description: "{cm:Associate}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Files of an older version must not be found by the newer one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\nutdesk\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "LICENSE"; DestDir: "{app}"; DestName: "LICENSE.txt"; Flags: ignoreversion

[Icons]
Name: "{group}\nutdesk"; Filename: "{app}\nutdesk.exe"; Comment: "{cm:About}"; AppUserModelID: "{#Id}"
Name: "{userdesktop}\nutdesk"; Filename: "{app}\nutdesk.exe"; Tasks: desktopicon; AppUserModelID: "{#Id}"

[Registry]
Root: HKCU; Subkey: "Software\Classes\.nutdesk"; ValueType: string; ValueData: "nutdesk.game"; Flags: uninsdeletevalue; Tasks: associate
Root: HKCU; Subkey: "Software\Classes\.nutdesk"; ValueType: string; ValueName: "Content Type"; ValueData: "application/vnd.nutdesk.game"; Flags: uninsdeletevalue; Tasks: associate
Root: HKCU; Subkey: "Software\Classes\nutdesk.game"; ValueType: string; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey; Tasks: associate
Root: HKCU; Subkey: "Software\Classes\nutdesk.game\DefaultIcon"; ValueType: string; ValueData: "{app}\nutdesk.exe,0"; Tasks: associate
Root: HKCU; Subkey: "Software\Classes\nutdesk.game\shell\open\command"; ValueType: string; ValueData: """{app}\nutdesk.exe"" ""%1"""; Tasks: associate

[Run]
Filename: "{app}\nutdesk.exe"; Description: "{cm:LaunchProgram,nutdesk}"; Flags: nowait postinstall skipifsilent

[Code]
function InUse(Name: String): Boolean;
var
  Stream: TFileStream;
begin
  Result := False;
  if FileExists(Name) then
    try
      Stream := TFileStream.Create(Name, fmOpenReadWrite or fmShareExclusive);
      Stream.Free;
    except
      Result := True;
    end;
end;

{ An upgrade closes what is open as the X of its window does, before it touches a file: every move is on disk already. }
function PrepareToInstall(var NeedsRestart: Boolean): String;
var
  Name: String;
  Code, Tries: Integer;
begin
  Result := '';
  Name := ExpandConstant('{app}\nutdesk.exe');
  if not InUse(Name) then
    exit;
  if WizardSilent or (MsgBox(CustomMessage('IsOpen'), mbConfirmation, MB_OKCANCEL) = IDOK) then
  begin
    Exec(ExpandConstant('{sys}\taskkill.exe'), '/IM nutdesk.exe', '', SW_HIDE, ewWaitUntilTerminated, Code);
    for Tries := 1 to 60 do
      if InUse(Name) then
        Sleep(250);
  end;
  if InUse(Name) then
    Result := CustomMessage('StaysOpen');
end;

{ Games and settings live in the user's own folders and are kept; only who says so loses them. }
procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if (Step = usPostUninstall) and not UninstallSilent then
    if DirExists(ExpandConstant('{localappdata}\nutdesk')) then
      if MsgBox(CustomMessage('KeepGames'), mbConfirmation, MB_YESNO) = IDNO then
        DelTree(ExpandConstant('{localappdata}\nutdesk'), True, True, True);
end;
