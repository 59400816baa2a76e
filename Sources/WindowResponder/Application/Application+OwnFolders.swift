import ResponderSystem

extension Application {
  /// The folder for the program's own data: `$XDG_DATA_HOME/ID`, usually below `~/.local/share`, where `ID`
  /// is ``identifier``.
  ///
  ///     var file = SafeFile(path: "\(Application.shared.dataFolder)/list.txt")
  ///
  /// The folder is created on access, readable for the user only. If it cannot be created, reading and
  /// writing there report the error. In a program that `main()` has not started, it is an empty folder below
  /// `/tmp`, so that a test changes none of the user's files. A `Stage` removes that folder at its end.
  /// Corresponds to `FileManager`'s `applicationSupportDirectory`.
  public final var dataFolder: String { dataPathname.description }

  /// The path of ``dataFolder``, which may be other than UTF-8 if the user's home folder is.
  public final var dataPathname: Pathname {
    takeOverFormerFiles(.data)
    return ownFolder("data", in: UserFolder.data)
  }

  /// The folder for data that the program can create again: `$XDG_CACHE_HOME/ID`, usually below `~/.cache`.
  /// The user may empty it at any time. Otherwise it is as ``dataFolder``. Corresponds to `FileManager`'s
  /// `cachesDirectory`.
  public final var cacheFolder: String { cachePathname.description }

  /// The path of ``cacheFolder``, which may be other than UTF-8.
  public final var cachePathname: Pathname { ownFolder("cache", in: UserFolder.cache) }

  private func ownFolder(_ kind: String, in parent: Pathname) -> Pathname {
    let path =
      extras.isStartedByMain
      ? parent.appending(folderName) : Pathname(temporaryFolder()).appending(kind)
    UserFolder.make(path)
    return path
  }

  private func temporaryFolder() -> String {
    if let known = extras.temporaryFolder { return known }
    let prefix = "/tmp/windowresponder-"
    let made = try? SystemCall.makeTemporaryFolder(prefix: prefix)
    let path = made ?? "\(prefix)\(CurrentProcess.number)"
    extras.temporaryFolder = path
    return path
  }

  /// Removes the temporary ``dataFolder`` and ``cacheFolder`` of a program that `main()` has not started.
  package func removeTemporaryFolder() {
    guard let path = extras.temporaryFolder else { return }
    extras.temporaryFolder = nil
    SystemCall.removeAll(path)
  }
}
