import ResponderSystem

extension Application {
  /// The folder for what the program keeps by itself: `$XDG_DATA_HOME/ID`, usually below `~/.local/share`,
  /// where `ID` is ``identifier``.
  ///
  ///     var file = SafeFile(path: "\(Application.shared.dataFolder)/list.txt")
  ///
  /// It is made, for the user alone, when it is asked for. Where that cannot be, reading and writing there
  /// say why. In a program that `main()` has not started it is an empty one below `/tmp`, so that a test
  /// writes nothing among the user's own; a `Stage` takes it away at its end. What `FileManager`'s
  /// `applicationSupportDirectory` is to programs with Foundation.
  public final var dataFolder: String { dataPathname.description }

  /// The path of ``dataFolder``, which need not be UTF-8: the user's home folder may be named in another
  /// encoding.
  public final var dataPathname: Pathname {
    takeOverFormerFiles(.data)
    return ownFolder("data", in: UserFolder.data)
  }

  /// The folder for what can be made again: `$XDG_CACHE_HOME/ID`, usually below `~/.cache`. Otherwise as
  /// ``dataFolder``; the user may empty it at any time. What `FileManager`'s `cachesDirectory` is.
  public final var cacheFolder: String { cachePathname.description }

  /// The path of ``cacheFolder``, which need not be UTF-8.
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

  /// Takes away what ``dataFolder`` and ``cacheFolder`` were for a program that `main()` has not started.
  package func removeTemporaryFolder() {
    guard let path = extras.temporaryFolder else { return }
    extras.temporaryFolder = nil
    SystemCall.removeAll(path)
  }
}
