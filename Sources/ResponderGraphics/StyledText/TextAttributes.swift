/// The attributes of a part of a text. An attribute that is `nil` has the value of the surroundings. Follows
/// the keys of `NSAttributedString`.
///
/// Copies share their values, so a copy costs no more than a reference.
public struct TextAttributes: Hashable, Sendable {
  /// The values, or `nil` if no attribute is set.
  private var box: Box?

  /// Creates empty attributes.
  public init() {}

  /// Creates attributes. Those that are not given are not set.
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
  /// The color of the text, and of lines and template images without a color of their own.
  public var foregroundColor: Color? {
    get { box?.values.foregroundColor }
    set { change { $0.foregroundColor = newValue } }
  }
  /// The color behind the text.
  public var backgroundColor: Color? {
    get { box?.values.backgroundColor }
    set { change { $0.backgroundColor = newValue } }
  }
  /// The style of the underline.
  public var underlineStyle: UnderlineStyle? {
    get { box?.values.underlineStyle }
    set { change { $0.underlineStyle = newValue } }
  }
  /// The color of the line, or `nil` for the color of the text.
  public var underlineColor: Color? {
    get { box?.values.underlineColor }
    set { change { $0.underlineColor = newValue } }
  }
  /// The style of the strikethrough.
  public var strikethroughStyle: UnderlineStyle? {
    get { box?.values.strikethroughStyle }
    set { change { $0.strikethroughStyle = newValue } }
  }
  /// The color of the line, or `nil` for the color of the text.
  public var strikethroughColor: Color? {
    get { box?.values.strikethroughColor }
    set { change { $0.strikethroughColor = newValue } }
  }
  /// The distance that is added between characters, in points.
  public var kern: Double? {
    get { box?.values.kern }
    set { change { $0.kern = newValue } }
  }
  /// The offset of the text above the baseline, in points.
  public var baselineOffset: Double? {
    get { box?.values.baselineOffset }
    set { change { $0.baselineOffset = newValue } }
  }
  /// The address that a tap on the text opens.
  public var link: String? {
    get { box?.values.link }
    set { change { $0.link = newValue } }
  }
  /// The style of the paragraph. The style of its first character applies to the whole paragraph.
  public var paragraphStyle: ParagraphStyle? {
    get { box?.values.paragraphStyle }
    set { change { $0.paragraphStyle = newValue } }
  }
  /// The attachment that replaces a character U+FFFC.
  public var attachment: TextAttachment? {
    get { box?.values.attachment }
    set { change { $0.attachment = newValue } }
  }

  /// A Boolean value that indicates whether no attribute is set.
  public var isEmpty: Bool { box == nil }

  /// Sets the attributes that others have set. Other attributes do not change.
  public mutating func merge(_ others: TextAttributes) {
    guard let theirs = others.box else { return }
    guard box != nil else {
      box = theirs
      return
    }
    change { $0.merge(theirs.values) }
  }

  /// Returns these attributes with those that others have set.
  public func merging(_ others: TextAttributes) -> TextAttributes {
    var result = self
    result.merge(others)
    return result
  }

  /// Removes an attribute.
  public mutating func remove(_ key: Key) {
    change { $0.remove(key) }
  }

  /// Returns a Boolean value that indicates whether an attribute is set.
  public func contains(_ key: Key) -> Bool {
    guard let box else { return false }
    var values = box.values
    values.remove(key)
    return values != box.values
  }

  /// Returns a Boolean value that indicates whether two sets of attributes are equal.
  public static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    if a.box === b.box { return true }
    guard let a = a.box, let b = b.box else { return false }
    return a.values == b.values
  }

  /// Hashes all values.
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

  /// The immutable values, which copies share.
  private final class Box: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }
}
