/// How a stretch of text looks. What is nil is as the surrounding has it. Follows the keys of
/// `NSAttributedString`.
///
/// Copies share what is set, so that they cost no more than a reference.
public struct TextAttributes: Hashable, Sendable {
  /// What is set; nil where nothing is.
  private var box: Box?

  /// Creates attributes of which none is set.
  public init() {}

  /// Creates attributes; what is left out is not set.
  public init(
    font: Font? = nil, foregroundColor: Color? = nil, backgroundColor: Color? = nil,
    underlineStyle: UnderlineStyle? = nil, strikethroughStyle: UnderlineStyle? = nil,
    kern: Double? = nil, link: String? = nil, paragraphStyle: ParagraphStyle? = nil
  ) {
    change {
      $0.font = font
      $0.foregroundColor = foregroundColor
      $0.backgroundColor = backgroundColor
      $0.underlineStyle = underlineStyle
      $0.strikethroughStyle = strikethroughStyle
      $0.kern = kern
      $0.link = link
      $0.paragraphStyle = paragraphStyle
    }
  }

  /// The font.
  public var font: Font? {
    get { box?.values.font }
    set { change { $0.font = newValue } }
  }
  /// The colour of the letters, and of lines and pictures that have none of their own.
  public var foregroundColor: Color? {
    get { box?.values.foregroundColor }
    set { change { $0.foregroundColor = newValue } }
  }
  /// The colour behind the letters.
  public var backgroundColor: Color? {
    get { box?.values.backgroundColor }
    set { change { $0.backgroundColor = newValue } }
  }
  /// The line under the letters.
  public var underlineStyle: UnderlineStyle? {
    get { box?.values.underlineStyle }
    set { change { $0.underlineStyle = newValue } }
  }
  /// The colour of that line; nil for the letters' own.
  public var underlineColor: Color? {
    get { box?.values.underlineColor }
    set { change { $0.underlineColor = newValue } }
  }
  /// The line through the letters.
  public var strikethroughStyle: UnderlineStyle? {
    get { box?.values.strikethroughStyle }
    set { change { $0.strikethroughStyle = newValue } }
  }
  /// The colour of that line; nil for the letters' own.
  public var strikethroughColor: Color? {
    get { box?.values.strikethroughColor }
    set { change { $0.strikethroughColor = newValue } }
  }
  /// How much further apart letters stand than their design has it, in points.
  public var kern: Double? {
    get { box?.values.kern }
    set { change { $0.kern = newValue } }
  }
  /// How far the letters are raised above the baseline, in points.
  public var baselineOffset: Double? {
    get { box?.values.baselineOffset }
    set { change { $0.baselineOffset = newValue } }
  }
  /// Where the text leads when it is tapped: an address.
  public var link: String? {
    get { box?.values.link }
    set { change { $0.link = newValue } }
  }
  /// How the paragraph is set. What its first character has counts for all of it.
  public var paragraphStyle: ParagraphStyle? {
    get { box?.values.paragraphStyle }
    set { change { $0.paragraphStyle = newValue } }
  }
  /// The picture that stands for a character U+FFFC.
  public var attachment: TextAttachment? {
    get { box?.values.attachment }
    set { change { $0.attachment = newValue } }
  }

  /// Whether none is set.
  public var isEmpty: Bool { box == nil }

  /// Sets what others have set, and keeps the rest.
  public mutating func merge(_ others: TextAttributes) {
    guard let theirs = others.box else { return }
    guard box != nil else {
      box = theirs
      return
    }
    change { $0.merge(theirs.values) }
  }

  /// These attributes with what others have set in their stead.
  public func merging(_ others: TextAttributes) -> TextAttributes {
    var result = self
    result.merge(others)
    return result
  }

  /// Has an attribute be as the surrounding has it.
  public mutating func remove(_ key: Key) {
    change { $0.remove(key) }
  }

  /// Whether an attribute is set.
  public func contains(_ key: Key) -> Bool {
    guard let box else { return false }
    var values = box.values
    values.remove(key)
    return values != box.values
  }

  /// Whether all that is set is the same.
  public static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    if a.box === b.box { return true }
    guard let a = a.box, let b = b.box else { return false }
    return a.values == b.values
  }

  /// Mixes in all that is set.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box?.values)
  }

  private mutating func change(_ body: (inout Values) -> Void) {
    let old = box?.values ?? Values()
    var values = old
    body(&values)
    if values == old { return }
    box = values == Values() ? nil : Box(values)
  }

  /// What is set, shared by all copies; it never changes.
  private final class Box: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }
}
