import ResponderRuntime

/// The folders that are named after the program's identifier.
extension Application {
  /// The name of the folders for the program's own files.
  package var folderName: String {
    // A subclass may override `identifier`, so that its setter is not called.
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

  /// Sets the identifier that the delegate's type provides. If it provides none, the identifier is the name
  /// of its module.
  func takeIdentity(of type: any ApplicationDelegate.Type) {
    programContext.identity.module = ProgramIdentity.module(of: type)
    Image.useResourceFolder(named: programContext.identity.folderName)
    if let given = type.applicationIdentifier { identifier = given }
  }

  /// Starts to store the program's settings in a file of the user.
  package func keepSettingsInFile() {
    SettingsKeeper.of(programContext).standardPath = { [link = BackLink(self)] in
      guard let application = link.target, let folder = Environment.configurationFolder
      else { return nil }
      application.takeOverFormerFiles(.settings)
      return folder.appending(application.folderName).appending("settings")
    }
  }

  /// Copies the program's files that earlier versions stored under another name, once, unless there are newer
  /// ones. A program that `main()` has not started has no such files.
  package func takeOverFormerFiles(_ kind: FormerFiles.Kind) {
    guard extras.isStartedByMain else { return }
    let (name, identity) = (folderName, programContext.identity)
    guard extras.soughtFormerFiles.insert("\(kind.rawValue) \(name)").inserted,
      !identity.formerFolderNames.isEmpty
    else { return }
    FormerFiles(
      folderName: name, formerNames: identity.formerFolderNames,
      isIdentified: !identity.givenIdentifier.isEmpty
    ) { [link = BackLink(self)] problem in
      ErrorLine.write("\(link.target?.name ?? name): \(problem)")
    }.takeOver(kind)
  }
}
