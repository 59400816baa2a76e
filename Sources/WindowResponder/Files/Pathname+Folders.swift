import ResponderSystem

extension Pathname {
  /// Returns the absolute path, without `.` and `..`.
  ///
  /// As in the kernel, `..` is the parent of the folder that the path has reached. If that is a link, it is
  /// the parent of the link's target. Other links are not followed. In a folder that does not exist, `..`
  /// removes the previous component.
  package func absolute(in folder: Pathname? = nil) -> Pathname {
    var whole = self
    if self == "~" || bytes.starts(with: "~/".utf8) {
      whole = Pathname(bytes: UserFolder.home.bytes + bytes.dropFirst())
    } else if !isAbsolute {
      whole = (folder ?? SystemCall.currentFolder ?? .root).appending(self)
    }
    var result = Pathname.root
    for part in whole.components where part != "." {
      result = part == ".." ? Self.folderAbove(result) : result.appending(part)
    }
    return result
  }

  /// Returns the parent of a folder. The parent of the root is the root.
  private static func folderAbove(_ folder: Pathname) -> Pathname {
    folder == .root ? .root : (PathWalk(folder).destination ?? folder).folder
  }

  /// The path with `~` for the user's home folder, in the form of ``displayPath``.
  package var shortened: String {
    let home = UserFolder.home
    if self == home { return "~" }
    guard home != .root, bytes.starts(with: home.appending("").bytes) else { return displayPath }
    return "~" + Pathname(bytes: bytes.dropFirst(home.bytes.count)).displayPath
  }
}
