public import Foundation
public import WindowResponder

extension StyledText {
  /// Creates a text from an attributed string. Attributes that the library cannot show are left out.
  public init(_ text: NSAttributedString) {
    self.init()
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      append(string.substring(with: range), attributes: TextAttributes(attributes))
    }
  }

  /// Creates a text from Foundation's. Attributes that the library cannot show are left out.
  public init(_ text: AttributedString) {
    self.init()
    for run in text.runs {
      append(String(text[run.range].characters), attributes: TextAttributes(run.attributes))
    }
  }
}

extension NSAttributedString {
  /// Creates an attributed string from a text of the library.
  public convenience init(_ text: StyledText) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text.string[run.range]), attributes: run.attributes.keyed))
    }
    self.init(attributedString: result)
  }

  /// Creates an attributed string from Foundation's text. Attributes that the library cannot show are left
  /// out.
  public convenience init(_ text: AttributedString) { self.init(StyledText(text)) }
}

extension NSMutableAttributedString {
  /// Creates an empty string.
  ///
  /// The parameter has no meaning. With it, the name differs from `init()`, which subclasses of
  /// ``NSTextStorage`` override.
  public convenience init(nothing: Void = ()) { self.init(string: "") }
}

extension AttributedString {
  /// Creates Foundation's text from an attributed string. Attributes that the library cannot show are left
  /// out.
  public init(_ text: NSAttributedString) { self.init(StyledText(text)) }

  /// Creates Foundation's text from one of the library.
  public init(_ text: StyledText) {
    self.init()
    for run in text.runs {
      append(
        AttributedString(
          String(text.string[run.range]), attributes: AttributeContainer(run.attributes)))
    }
  }
}

/// The attributed strings that were set on views.
///
/// A view returns the same string as long as it has that text, so that attributes are kept that the library
/// does not know.
@MainActor enum KeptStrings {
  private struct Entry {
    weak var owner: AnyObject?
    var text: StyledText
    var string: NSAttributedString
  }
  private static var entries: [Key: Entry] = [:]
  private static var limit = 64

  private struct Key: Hashable {
    var owner: ObjectIdentifier
    var property: String
  }

  /// Stores a string, and returns it as a styled text.
  static func keep(
    _ string: NSAttributedString?, of owner: AnyObject, _ property: String
  ) -> StyledText? {
    let key = Key(owner: ObjectIdentifier(owner), property: property)
    guard let string else {
      entries[key] = nil
      return nil
    }
    let text = StyledText(string)
    if entries.count >= limit {
      entries = entries.filter { $0.value.owner != nil }
      limit = max(64, entries.count * 2)
    }
    let copy = NSAttributedString(attributedString: string)
    entries[key] = Entry(owner: owner, text: text, string: copy)
    return text
  }

  /// Returns the string that was set on an owner if it still has that text, or else the text as an attributed
  /// string.
  static func string(
    for text: StyledText?, of owner: AnyObject, _ property: String
  ) -> NSAttributedString? {
    guard let text else { return nil }
    return kept(for: text, of: owner, property) ?? NSAttributedString(text)
  }

  /// Returns the string that was set on an owner if it still has that text.
  static func kept(
    for text: StyledText, of owner: AnyObject, _ property: String
  ) -> NSAttributedString? {
    let key = Key(owner: ObjectIdentifier(owner), property: property)
    guard let entry = entries[key], entry.owner === owner, entry.text == text else { return nil }
    return entry.string
  }
}
