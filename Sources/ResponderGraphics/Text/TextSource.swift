/// The parameters of a text layout, which is repeated for queries about characters.
@MainActor final class TextSource {
  enum Content {
    case plain(String)
    case styled(StyledText)
  }

  let content: Content
  private let font: Font
  private let room: Double?
  private let maximumLines: Int
  private let alignment: TextAlignment
  private let lineBreakMode: LineBreakMode
  private let lineBreakRules: LineBreakRules

  init(
    _ content: Content, font: Font, maxWidth: Double?, numberOfLines: Int,
    alignment: TextAlignment, lineBreakMode: LineBreakMode, lineBreakRules: LineBreakRules
  ) {
    self.content = content
    self.font = font
    room = maxWidth.map { $0 > 0 ? $0 : 0 }
    maximumLines = numberOfLines > 0 ? numberOfLines : Int.max
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakRules = lineBreakRules
  }

  /// Returns a setter with the text laid out.
  ///
  /// - Parameters:
  ///   - lines: The object that collects the lines, or `nil`.
  ///   - withText: A Boolean value that indicates whether glyphs have their text.
  func makeSetter(gathering lines: TextLines? = nil, withText: Bool = false) -> TextSetter {
    var setter = makeSetter(room: room)
    setter.lines = lines
    setter.keepsText = withText
    switch content {
    case .plain(let string): setter.set(string, maximumLines: maximumLines)
    case .styled(let text):
      var measure = makeSetter(room: room)
      if room == nil, maximumLines != 1, text.string.hasLineBreak {
        // The alignment of lines that do not begin at the left requires the width of the widest line.
        measure.set(text, maximumLines: maximumLines)
        setter = makeSetter(room: measure.width + 1.0 / 64)
        setter.lines = lines
        setter.keepsText = withText
      }
      setter.set(text, maximumLines: maximumLines)
    }
    return setter
  }

  private func makeSetter(room: Double?) -> TextSetter {
    TextSetter(
      font: font, width: room, alignment: alignment, lineBreakMode: lineBreakMode,
      lineBreakRules: lineBreakRules)
  }

  /// The text without attributes.
  var string: String {
    switch content {
    case .plain(let string): string
    case .styled(let text): text.string
    }
  }

  /// The lines, which are laid out on first access.
  lazy var lines: TextLines = {
    let lines = TextLines()
    _ = makeSetter(gathering: lines)
    return lines
  }()
}
