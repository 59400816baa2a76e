/// A text as it was asked to be laid out: it is done again for whoever looks for letters in it.
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

  init(
    _ content: Content, font: Font, maxWidth: Double?, numberOfLines: Int,
    alignment: TextAlignment, lineBreakMode: LineBreakMode
  ) {
    self.content = content
    self.font = font
    room = maxWidth.map { $0 > 0 ? $0 : 0 }
    maximumLines = numberOfLines > 0 ? numberOfLines : Int.max
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
  }

  /// The text laid out.
  ///
  /// - Parameters:
  ///   - lines: What gathers the lines; nil for nothing.
  ///   - withText: Whether glyphs bring along the letters that they stand for.
  func makeSetter(gathering lines: TextLines? = nil, withText: Bool = false) -> TextSetter {
    var setter = makeSetter(room: room)
    setter.lines = lines
    setter.keepsText = withText
    switch content {
    case .plain(let string): setter.set(string, maximumLines: maximumLines)
    case .styled(let text):
      var measure = makeSetter(room: room)
      if room == nil, maximumLines != 1, text.string.contains(where: \.isNewline) {
        // Lines that do not begin at the left need to know how wide the widest is.
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
    TextSetter(font: font, width: room, alignment: alignment, lineBreakMode: lineBreakMode)
  }

  /// The text's characters.
  var string: String {
    switch content {
    case .plain(let string): string
    case .styled(let text): text.string
    }
  }

  /// The lines, laid out when they are first asked for.
  lazy var lines: TextLines = {
    let lines = TextLines()
    _ = makeSetter(gathering: lines)
    return lines
  }()
}
