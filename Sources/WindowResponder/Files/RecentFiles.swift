import ResponderSystem

/// The files that programs opened or saved last, in the list that all desktops share:
/// `recently-used.xbel` of freedesktop.org, which file managers and other toolkits' panels show.
@preconcurrency @MainActor public final class RecentFiles {
  /// The list's file.
  public let pathname: Pathname
  /// The list's file as a text, with U+FFFD in the place of bytes that are not UTF-8.
  public var path: String { pathname.description }
  /// The name of the program in the list, or `nil` for its identifier.
  private let name: String?

  /// The user's list, in which the program has its identifier.
  ///
  /// Files that the program has under the names of earlier versions, its own and its executable file's, are
  /// its files until it adds the first one under its identifier; they keep their other entries.
  public convenience init() {
    self.init(path: UserFolder.data.appending("recently-used.xbel"))
  }

  /// A list in a file, in which the program has a name.
  public init(path: String, program: String) { (pathname, name) = (Pathname(path), program) }

  /// A list in a file whose name need not be UTF-8, in which the program has a name.
  public init(path: Pathname, program: String) { (pathname, name) = (path, program) }

  private init(path: Pathname) { (pathname, name) = (path, nil) }

  /// The name of the program in the list.
  private var program: String { name ?? ProgramContext.current.identity.identifier }
  /// The names that it had in earlier versions.
  private var formerNames: [String] {
    name == nil ? ProgramContext.current.identity.formerNames : []
  }

  /// How many entries are kept, the newest.
  static let limit = 500

  /// The files of this program that are there still, the newest first. Files whose names are not UTF-8 are
  /// left out; ``pathnames(limit:)`` has them.
  public func paths(limit: Int = 10) -> [String] {
    Array(pathnames(limit: Self.limit).lazy.compactMap(\.string).prefix(max(0, limit)))
  }

  /// The files of this program that are there still, the newest first.
  public func pathnames(limit: Int = 10) -> [Pathname] {
    var found: [Pathname] = []
    let bookmarks = read()
    let isKnown = bookmarks.contains { $0.programs.contains(program) }
    let names = Set(isKnown ? [program] : formerNames)
    for bookmark in bookmarks.reversed() where !names.isDisjoint(with: bookmark.programs) {
      guard found.count < limit else { break }
      if let path = Pathname(address: bookmark.address), !found.contains(path),
        FileIdentity(path) != nil
      {
        found.append(path)
      }
    }
    return found
  }

  /// Puts a file in front. What cannot be written, or read as such a list, is left as it is.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - mimeType: What kind of file it is, `text/plain`.
  public func note(_ path: String, mimeType: String? = nil) {
    note(Pathname(path), mimeType: mimeType)
  }

  /// Puts a file whose name need not be UTF-8 in front.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - mimeType: The type of the file, `text/plain`.
  public func note(_ path: Pathname, mimeType: String? = nil) {
    var file = SafeFile(path: pathname)
    var list = BookmarkList()
    if file.exists {
      guard let text = try? file.readText(limit: 16 << 20), let known = BookmarkList(text) else {
        return
      }
      list = known
    }
    list.adopt(program, from: formerNames)
    list.note(
      path.address, program: program,
      mimeType: mimeType ?? "application/octet-stream",
      time: Self.timestamp, limit: Self.limit)
    UserFolder.make(pathname.folder)
    // Another program may write it at the same moment: then this once is lost, and nothing of others'.
    try? file.write(text: list.text)
  }

  private func read() -> [BookmarkList.Bookmark] {
    var file = SafeFile(path: pathname)
    guard let text = try? file.readText(limit: 16 << 20) else { return [] }
    return BookmarkList(text)?.bookmarks ?? []
  }

  /// The time now, `2026-03-01T12:00:00Z`.
  private static var timestamp: String {
    guard let time = CalendarTime(WallClock.now, in: .greenwich) else { return "" }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(time.year)-\(two(time.month))-\(two(time.day))"
    return "\(day)T\(two(time.hour)):\(two(time.minute)):\(two(time.second))Z"
  }
}
