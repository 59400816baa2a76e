import ResponderSystem

/// The list of recent files that all desktops share: `recently-used.xbel` of freedesktop.org. File managers
/// and the file panels of other toolkits show it.
@preconcurrency @MainActor public final class RecentFiles {
  /// The path of the list's file.
  public let pathname: Pathname
  /// The path of the list's file as a string, in which invalid UTF-8 is replaced by U+FFFD.
  public var path: String { pathname.description }
  /// The name of the application in the list, or `nil` for its identifier.
  private let name: String?

  /// Creates the user's list, in which the application has its identifier.
  ///
  /// Earlier versions may have entries under the former names of the application or of its executable. These
  /// files are included until the first file is added under the identifier. Their entries remain.
  public convenience init() {
    self.init(path: UserFolder.data.appending("recently-used.xbel"))
  }

  /// Creates a list in a file, in which the application has a name.
  public init(path: String, program: String) { (pathname, name) = (Pathname(path), program) }

  /// Creates a list in a file whose name does not need to be UTF-8, in which the application has a name.
  public init(path: Pathname, program: String) { (pathname, name) = (path, program) }

  private init(path: Pathname) { (pathname, name) = (path, nil) }

  /// The name of the application in the list.
  private var program: String { name ?? ProgramContext.current.identity.identifier }
  /// The application's former names.
  private var formerNames: [String] {
    name == nil ? ProgramContext.current.identity.formerNames : []
  }

  /// The largest number of entries. The newest are kept.
  static let limit = 500

  /// Returns the application's existing files, newest first. Files whose names are not UTF-8 are omitted.
  /// ``pathnames(limit:)`` includes them.
  public func paths(limit: Int = 10) -> [String] {
    Array(pathnames(limit: Self.limit).lazy.compactMap(\.string).prefix(max(0, limit)))
  }

  /// Returns the application's existing files, newest first.
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

  /// Adds a file as the newest. If the list cannot be read or written, it is not changed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - mimeType: The MIME type of the file, such as `text/plain`.
  public func note(_ path: String, mimeType: String? = nil) {
    note(Pathname(path), mimeType: mimeType)
  }

  /// Adds a file whose name does not need to be UTF-8 as the newest.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - mimeType: The MIME type of the file, such as `text/plain`.
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
    // Another program may write the list at the same time. This entry is then lost, and no other data.
    try? file.write(text: list.text)
  }

  private func read() -> [BookmarkList.Bookmark] {
    var file = SafeFile(path: pathname)
    guard let text = try? file.readText(limit: 16 << 20) else { return [] }
    return BookmarkList(text)?.bookmarks ?? []
  }

  /// The present time, such as `2026-03-01T12:00:00Z`.
  private static var timestamp: String {
    guard let time = CalendarTime(WallClock.now, in: .greenwich) else { return "" }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(time.year)-\(two(time.month))-\(two(time.day))"
    return "\(day)T\(two(time.hour)):\(two(time.minute)):\(two(time.second))Z"
  }
}
