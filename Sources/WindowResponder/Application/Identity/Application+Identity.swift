/// The folders that belong to the program's identifier.
extension Application {
  /// The name of the folders that the program keeps its own files in.
  package var folderName: String {
    // A subclass may have an identifier of its own, which nothing sets.
    if identifier != programContext.identity.identifier {
      programContext.identity.givenIdentifier = identifier
    }
    return programContext.identity.folderName
  }

  func setIdentifier(_ new: String) {
    guard new != programContext.identity.givenIdentifier else { return }
    programContext.identity.givenIdentifier = new
    Image.useResourceFolder(named: programContext.identity.folderName)
    programContext.existing(SettingsKeeper.self)?.identityDidChange()
  }

  /// Takes the identifier that a delegate gives; the name of its module is the one of a program that gives
  /// none.
  func takeIdentity(of type: any ApplicationDelegate.Type) {
    programContext.identity.module = ProgramIdentity.module(of: type)
    Image.useResourceFolder(named: programContext.identity.folderName)
    if let given = type.applicationIdentifier { identifier = given }
  }

  /// Keeps the program's settings in a file of the user's from now on.
  package func keepSettingsInFile() {
    SettingsKeeper.of(programContext).standardPath = { [weak self] in
      guard let self, let folder = Environment.configurationFolder else { return nil }
      takeOverFormerFiles(.settings)
      return folder.appending(folderName).appending("settings")
    }
  }

  /// Copies files of the program's own that earlier versions kept under another name, once, unless there are
  /// newer ones. A program that `main()` has not started has none.
  package func takeOverFormerFiles(_ kind: FormerFiles.Kind) {
    guard extras.isStartedByMain else { return }
    let (name, identity) = (folderName, programContext.identity)
    guard extras.soughtFormerFiles.insert("\(kind) \(name)").inserted,
      !identity.formerFolderNames.isEmpty
    else { return }
    FormerFiles(
      folderName: name, formerNames: identity.formerFolderNames,
      isIdentified: !identity.givenIdentifier.isEmpty
    ) { [weak self] problem in
      ErrorLine.write("\(self?.name ?? name): \(problem)")
    }.takeOver(kind)
  }
}
