import ResponderSystem

extension Pathname {
  /// Returns the path from the root on, without `.` and `..`.
  ///
  /// `..` is the folder above the one that the path has reached, as in the kernel: if that is a link, above
  /// its target. Other links are not followed. In a folder that does not exist, `..` takes back the name
  /// before it.
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

  /// Returns the folder above a folder; the root for the root.
  private static func folderAbove(_ folder: Pathname) -> Pathname {
    folder == .root ? .root : (PathWalk(folder).destination ?? folder).folder
  }

  /// The path as people write it: with `~` for their own folder, in the form of ``displayPath``.
  package var shortened: String {
    let home = UserFolder.home
    if self == home { return "~" }
    guard home != .root, bytes.starts(with: home.appending("").bytes) else { return displayPath }
    return "~" + Pathname(bytes: bytes.dropFirst(home.bytes.count)).displayPath
  }
}
