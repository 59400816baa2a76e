public import Foundation
public import WindowResponder

/// A position in the lines of a paragraph to which a tab character moves the following text. Follows
/// `NSTextTab`. `TextTab` is the same as a value type.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The keys of options. Follows `NSTextTab.OptionKey`.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a `CharacterSet` with the character that is at the position of a tab stop with the
    /// alignment `right`, such as a decimal point. Of several characters, a period, a comma or the first one
    /// applies.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The tab stop as a value.
  public final let value: TextTab
  /// The options.
  public final let options: [OptionKey: Any]

  /// Creates a tab stop at a location, in points from the leading edge.
  public init(
    textAlignment alignment: TextAlignment, location: Double, options: [OptionKey: Any] = [:]
  ) {
    let terminators = options[.columnTerminators] as? CharacterSet
    value = TextTab(
      alignment: alignment, location: location, columnTerminator: terminators?.terminator)
    self.options = options
    super.init()
  }

  convenience init(_ value: TextTab) {
    let terminators = value.columnTerminator.map { CharacterSet(charactersIn: String($0)) }
    self.init(
      textAlignment: value.alignment, location: value.location,
      options: terminators.map { [.columnTerminators: $0] } ?? [:])
  }

  /// The side of the following text that is at the location.
  open var alignment: TextAlignment { value.alignment }
  /// The distance from the leading edge of the container, in points.
  open var location: Double { value.location }

  /// Returns the decimal separator of a locale, or of the current one for `nil`.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether two tab stops have the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.value == value }

  /// The hash value of the tab stop.
  open override var hash: Int { value.hashValue }
}

extension CharacterSet {
  /// The character for a tab stop: a period, a comma, or the first character of the set.
  fileprivate var terminator: Character? {
    if contains(".") { return "." }
    if contains(",") { return "," }
    return (0...0xFFFF).lazy.compactMap(Unicode.Scalar.init).first { contains($0) }
      .map(Character.init)
  }
}

extension NSMutableParagraphStyle {
  /// Adds a tab stop.
  public final func addTabStop(_ anObject: NSTextTab) {
    value.tabStops.append(anObject.value)
    value.tabStops.sort { $0.location < $1.location }
  }

  /// Removes the first tab stop with the values of another one.
  public final func removeTabStop(_ anObject: NSTextTab) {
    guard let index = value.tabStops.firstIndex(of: anObject.value) else { return }
    value.tabStops.remove(at: index)
  }
}
