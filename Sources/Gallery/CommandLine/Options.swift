import WindowResponder

/// The options of a command line.
struct Options: Equatable {
  /// The task of the program.
  enum Task: Equatable {
    /// The program shows a window on the desktop.
    case showWindow
    /// The program draws a page into a PNG file.
    case writeSnapshot(path: String)
    /// The program prints a page's tree of views.
    case describe
    /// The program plays a recording of a touch screen on a page.
    case replay(path: String)
    /// The program prints the names of the pages.
    case listPages
    /// The program prints how long the change to each page takes.
    case timePages
    /// The program prints the issues of an accessibility audit of the pages.
    case audit
    /// The program prints its help text.
    case help
  }

  var task = Task.showWindow
  var page = Page.first
  /// A Boolean value that indicates whether the command line names a page.
  var hasPage = false
  /// The settings of the appearance in place of the desktop's.
  var settings = AppearanceOverrides()
  /// A Boolean value that indicates whether the appearance is dark, or `nil` for the desktop's appearance.
  var isDark: Bool? { settings.colorScheme.map { $0 == .dark } }
  /// The window's size in points, including its own title bar.
  var size = Size(width: 900, height: 640)
  var isFullscreen = false
  /// The file to which events are written, or `nil` for none.
  var logPath: String?
  /// The scale of a snapshot, in device pixels per point.
  var scale = 1.0
  /// The options for playing a recording.
  var replay = ReplayOptions()

  /// The largest width and height of a window, in points.
  static let sizeLimit = 16_384
  /// The allowed scales of a snapshot.
  static let scales = 0.5...8.0

  /// Parses the arguments, without the program's name.
  ///
  /// - Throws: ``OptionError`` for the first wrong argument.
  init(_ arguments: [String]) throws(OptionError) {
    var words = OptionStrings(arguments)
    while let option = try words.next() { try take(option, from: &words) }
    try check()
  }

  private mutating func take(
    _ option: String, from words: inout OptionStrings
  ) throws(OptionError) {
    if let setting = AppearanceOption(rawValue: option) {
      try take(setting, from: &words)
      return try words.finish(option)
    }
    switch option {
    case "--page":
      page = try Self.page(words.value(of: option, "a name"))
      hasPage = true
    case "--size":
      size = try Self.size(words.value(of: option, "a size, as 900x640"))
      replay.scalesToWindow = true
    case "--scale":
      scale = try Self.scale(words.value(of: option, "a number, as 1.5"))
      replay.keepsScale = true
    case "--log": logPath = try words.value(of: option, "a file")
    case "--snapshot": task = .writeSnapshot(path: try words.value(of: option, "a file"))
    case "--replay": task = .replay(path: try words.value(of: option, "a file"))
    case "--frames": replay.folder = try words.value(of: option, "a folder")
    case "--checksums": replay.printsChecksums = true
    case "--live": replay.isLive = true
    case "--from": replay.start = try Self.seconds(words.value(of: option, "seconds"), option)
    case "--to": replay.end = try Self.seconds(words.value(of: option, "seconds"), option)
    case "--speed": replay.speed = try Self.speed(words.value(of: option, "a number, as 2"))
    case "--fullscreen": isFullscreen = true
    case "--describe": task = .describe
    case "--list-pages": task = .listPages
    case "--time-pages": task = .timePages
    case "--audit": task = .audit
    case "--help", "-h": task = .help
    default: throw .unknownOption(option)
    }
    try words.finish(option)
  }

  private mutating func take(
    _ setting: AppearanceOption, from words: inout OptionStrings
  ) throws(OptionError) {
    var value: String?
    if let meaning = setting.meaning { value = try words.value(of: setting.rawValue, meaning) }
    do {
      try setting.apply(value, to: &settings)
    } catch {
      throw .badSetting(error)
    }
  }

  /// Checks whether the requested image can be drawn.
  private func check() throws(OptionError) {
    switch task {
    case .replay:
      if replay.start >= replay.end { throw .fromAfterTo }
      if replay.isLive, replay.tellsFrames { throw .noFramesLive }
    case .writeSnapshot: if replay.tellsFrames || replay.isLive { throw .onlyWithReplay }
    default:
      if replay.tellsFrames || replay.isLive { throw .onlyWithReplay }
      return
    }
    let longest = max(size.width, size.height) * scale
    if longest > Double(Image.maximumSide) { throw .imageTooLarge }
  }

  private static func page(_ text: String) throws(OptionError) -> Page {
    guard let page = Page(identifier: text) else { throw .unknownPage(text) }
    return page
  }

  private static func size(_ text: String) throws(OptionError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...sizeLimit).contains(width), (1...sizeLimit).contains(height)
    else { throw .badSize(text) }
    return Size(width: Double(width), height: Double(height))
  }

  private static func seconds(_ text: String, _ option: String) throws(OptionError) -> Double {
    guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
      throw .badSeconds(option: option, text)
    }
    return seconds
  }

  private static func speed(_ text: String) throws(OptionError) -> Double {
    guard let speed = Double(text), ReplayOptions.speeds.contains(speed) else {
      throw .badSpeed(text)
    }
    return speed
  }

  private static func scale(_ text: String) throws(OptionError) -> Double {
    guard let scale = Double(text), scales.contains(scale) else { throw .badScale(text) }
    return scale
  }
}
