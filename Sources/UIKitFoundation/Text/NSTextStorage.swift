public import Foundation
public import Widgets
import WindowResponder

/// The text of a `TextView` as a mutable attributed string. Follows `NSTextStorage`.
///
/// A change to it changes the view, and input of the user changes it. Use the text storage of a view on the
/// main thread.
open class NSTextStorage: NSMutableAttributedString {
  private weak var view: TextView?
  /// The layout managers of the text.
  final var managers: [NSLayoutManager] = []
  /// The text of the view when it was last read or written.
  private var known: StyledText?
  /// The number of calls of `beginEditing()` without an end.
  private var depth = 0
  /// A Boolean value that indicates whether the view is being read or written.
  private var isPassing = false

  /// Creates a storage without a view.
  public override init(string str: String) {
    super.init(string: str)
  }

  /// Creates a storage without a view, with a text that has the same attributes throughout.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a storage without a view, with an attributed text.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(string: "")
    super.setAttributedString(attrStr)
  }

  convenience init(_ view: TextView) {
    self.init(string: "")
    self.view = view
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder aDecoder: NSCoder) { nil }

  // MARK: Synchronization with the view

  /// Copies input of the user from the view.
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

  /// Copies changes to the view. Parts that are equal are not changed, which keeps the selection, the scroll
  /// position, marked text and the undo history.
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

  /// Performs one change, after copying input of the user.
  private func edit(_ change: () -> Void) {
    pull()
    // A change may consist of other changes: the view receives all of them as one.
    depth += 1
    change()
    depth -= 1
    push()
  }

  // MARK: NSMutableAttributedString

  /// The characters of the text.
  open override var string: String {
    pull()
    return super.string
  }

  /// The length of the text in UTF-16 code units.
  open override var length: Int {
    pull()
    return super.length
  }

  /// Returns the attributes at an index, and the range in which they apply.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    pull()
    return super.attributes(at: location, effectiveRange: range)
  }

  /// Begins several changes that the view receives as one.
  open override func beginEditing() {
    pull()
    depth += 1
  }

  /// Ends the changes that ``beginEditing()`` has begun.
  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    push()
  }

  /// Replaces the characters of a range.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    edit { super.replaceCharacters(in: range, with: str) }
  }
  /// Replaces a range by an attributed string.
  open override func replaceCharacters(
    in range: NSRange, with attrString: NSAttributedString
  ) {
    edit { super.replaceCharacters(in: range, with: attrString) }
  }
  /// Sets the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    edit { super.setAttributes(attrs, range: range) }
  }
  /// Adds an attribute to a range.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { edit { super.addAttribute(name, value: value, range: range) } }
  /// Adds attributes to a range.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any], range: NSRange
  ) { edit { super.addAttributes(attrs, range: range) } }
  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit { super.removeAttribute(name, range: range) }
  }
  /// Inserts an attributed string at an index.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    edit { super.insert(attrString, at: loc) }
  }
  /// Appends an attributed string.
  open override func append(_ attrString: NSAttributedString) {
    edit { super.append(attrString) }
  }
  /// Deletes the characters of a range.
  open override func deleteCharacters(in range: NSRange) {
    edit { super.deleteCharacters(in: range) }
  }
  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    edit { super.setAttributedString(attrString) }
  }
}

extension TextView {
  /// The text as a mutable attributed string. Created on first access.
  public var textStorage: NSTextStorage { TextStorages.storage(of: self) }
}

/// The text storages of text views.
@MainActor private enum TextStorages {
  private struct Entry {
    weak var view: TextView?
    let storage: NSTextStorage
  }
  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of released views are removed.
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
