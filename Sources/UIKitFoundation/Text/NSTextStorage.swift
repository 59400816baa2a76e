public import Foundation
public import Widgets
import WindowResponder

/// The text of a `TextView` as an attributed string that can be changed: what changes here changes there,
/// and what the user types can be read here. A view's own is used on the main thread. Follows
/// `NSTextStorage`.
open class NSTextStorage: NSMutableAttributedString {
  private weak var view: TextView?
  /// Who lays the text out.
  final var managers: [NSLayoutManager] = []
  /// The text that the view had when it was last read or written.
  private var known: StyledText?
  /// How many edits were begun that did not end.
  private var depth = 0
  /// The view is being read or written.
  private var isPassing = false

  /// Creates a storage without a view.
  public override init(string str: String) {
    super.init(string: str)
  }

  /// Creates a storage without a view, of a text whose letters all look alike.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a storage without a view, of a text with its looks.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(string: "")
    super.setAttributedString(attrStr)
  }

  convenience init(_ view: TextView) {
    self.init(string: "")
    self.view = view
  }

  /// Archives are not read.
  public required init?(coder aDecoder: NSCoder) { nil }

  // MARK: With the view

  /// Takes over what the user typed.
  private func pull() {
    guard !isPassing, depth == 0 else { return }
    isPassing = true
    defer { isPassing = false }
    nonisolated(unsafe) let storage = self
    nonisolated(unsafe) var typed: NSAttributedString?
    MainActor.assumeIsolated {
      guard let view = storage.view, view.styledText != storage.known else { return }
      storage.known = view.styledText
      typed = view.attributedText ?? NSAttributedString(string: "")
    }
    if let typed { super.setAttributedString(typed) }
  }

  /// Shows what changed in the view. What is equal stays as it is, with the selection, the scroll position,
  /// marked text and what can be undone.
  private func push() {
    guard !isPassing, depth == 0 else { return }
    isPassing = true
    defer { isPassing = false }
    nonisolated(unsafe) let storage = self
    nonisolated(unsafe) let text = NSAttributedString(attributedString: self)
    MainActor.assumeIsolated {
      guard let view = storage.view else { return }
      view.takeChanges(KeptStrings.keep(text, of: view, "text") ?? StyledText())
      storage.known = view.styledText
    }
  }

  /// Makes one change, on what the user sees.
  private func edit(_ change: () -> Void) {
    pull()
    // Changes may be made of other changes: the view hears of the whole.
    depth += 1
    change()
    depth -= 1
    push()
  }

  // MARK: NSMutableAttributedString

  /// The characters.
  open override var string: String {
    pull()
    return super.string
  }

  /// How many UTF-16 units it has.
  open override var length: Int {
    pull()
    return super.length
  }

  /// The looks at a place, and how far they reach.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    pull()
    return super.attributes(at: location, effectiveRange: range)
  }

  /// Begins several changes that the view hears of as one.
  open override func beginEditing() {
    pull()
    depth += 1
  }

  /// Ends what ``beginEditing()`` began.
  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    push()
  }

  /// Puts a string in place of a part.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    edit { super.replaceCharacters(in: range, with: str) }
  }
  /// Puts a string with its looks in place of a part.
  open override func replaceCharacters(
    in range: NSRange, with attrString: NSAttributedString
  ) {
    edit { super.replaceCharacters(in: range, with: attrString) }
  }
  /// Gives a part other looks.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    edit { super.setAttributes(attrs, range: range) }
  }
  /// Adds to the looks of a part.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { edit { super.addAttribute(name, value: value, range: range) } }
  /// Adds to the looks of a part.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any], range: NSRange
  ) { edit { super.addAttributes(attrs, range: range) } }
  /// Takes something from the looks of a part.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit { super.removeAttribute(name, range: range) }
  }
  /// Puts a string in at a place.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    edit { super.insert(attrString, at: loc) }
  }
  /// Puts a string at the end.
  open override func append(_ attrString: NSAttributedString) {
    edit { super.append(attrString) }
  }
  /// Takes a part away.
  open override func deleteCharacters(in range: NSRange) {
    edit { super.deleteCharacters(in: range) }
  }
  /// Puts a string in place of all.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    edit { super.setAttributedString(attrString) }
  }
}

extension TextView {
  /// The text as a string that can be changed, made when it is first asked for.
  public var textStorage: NSTextStorage { TextStorages.storage(of: self) }
}

/// The storages that text views were asked for.
@MainActor private enum TextStorages {
  private struct Entry {
    weak var view: TextView?
    let storage: NSTextStorage
  }
  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// How many there may be until those of views that are gone are looked for.
  private static var limit = 16

  static func storage(of view: TextView) -> NSTextStorage {
    if let entry = entries[ObjectIdentifier(view)], entry.view === view { return entry.storage }
    if entries.count >= limit {
      entries = entries.filter { $0.value.view != nil }
      limit = max(16, entries.count * 2)
    }
    let storage = NSTextStorage(view)
    entries[ObjectIdentifier(view)] = Entry(view: view, storage: storage)
    return storage
  }
}
