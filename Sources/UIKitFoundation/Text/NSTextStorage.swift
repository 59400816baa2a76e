public import Foundation
import Widgets

/// The text of a `TextView` as a mutable attributed string. Follows `NSTextStorage`.
///
/// A change to it changes the view, and input of the user changes it. Use the text storage of a view on the
/// main thread.
///
/// A subclass with its own attributed string overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a `String`, and `setAttributes(_:range:)`. It calls
/// ``edited(_:range:changeInLength:)`` after each change. All other methods call these four. Override
/// ``processEditing()`` to set attributes, for example of keywords, after each input of the user:
///
///     let storage = NSTextStorage()
///     let manager = NSLayoutManager()
///     storage.addLayoutManager(manager)
///     let container = NSTextContainer(size: .zero)
///     container.widthTracksTextView = true
///     manager.addTextContainer(container)
///     let view = UITextView(frame: .zero, textContainer: container)
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes. Follows `NSTextStorage.EditActions`.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// The views that show the text.
  final var views: [StorageView] = []
  /// The layout managers of the text.
  final var managers: [NSLayoutManager] = []
  /// The number of calls of `beginEditing()` without an end.
  final var depth = 0
  /// A Boolean value that indicates whether a view is being read or written.
  final var isPassing = false
  /// A Boolean value that indicates whether ``processEditing()`` is being called.
  private var isProcessing = false
  /// A Boolean value that indicates whether a change is being made that consists of other changes.
  final var isChanging = false
  /// A Boolean value that indicates whether a subclass has the text. This object then has a copy of it.
  final var isSubclass: Bool { type(of: self) != NSTextStorage.self }

  /// The delegate, which is notified of changes, also of those by the user. The reference is weak.
  open weak var delegate: (any NSTextStorageDelegate)? { didSet { watchView() } }
  /// The kinds of the changes that were not yet processed.
  public private(set) final var editedMask: EditActions = []
  /// The range of those changes in the present text. Its location is `NSNotFound` if there are none.
  public private(set) final var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of characters that those changes have added, which is negative if they have removed some.
  public private(set) final var changeInLength = 0

  /// Creates an empty storage without a view.
  public init() { super.init(string: "") }

  /// Creates a storage without a view.
  public override init(string str: String) { super.init(string: str) }

  /// Creates a storage without a view, with a text that has the same attributes throughout.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a storage without a view, with an attributed text.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(string: "")
    super.replaceCharacters(in: NSRange(location: 0, length: 0), with: attrStr)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder aDecoder: NSCoder) { nil }

  // MARK: Changes

  /// Notifies the storage of a change that a subclass has made in its own text.
  ///
  /// Outside of `beginEditing()` and `endEditing()`, the change is processed at once.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The range in the text before the change.
  ///   - delta: The number of characters that the change has added.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    if isSubclass { copyOwnText(editedRange, delta) }
    note(editedMask, editedRange, delta)
    finishEditing()
  }

  /// Processes changes. The base class notifies the delegate before and after, posts
  /// ``willProcessEditingNotification`` and ``didProcessEditingNotification``, and then forgets the changes.
  ///
  /// Called once for all changes between `beginEditing()` and `endEditing()`, and before the view shows them.
  /// An override may change attributes before it calls `super`. It is not called for these changes again.
  open func processEditing() {
    post(Self.willProcessEditingNotification)
    notify { $0.textStorage($1, willProcessEditing: $2, range: $3, changeInLength: $4) }
    post(Self.didProcessEditingNotification)
    notify { $0.textStorage($1, didProcessEditing: $2, range: $3, changeInLength: $4) }
    forgetChanges()
  }

  /// A notification that is posted before changes are processed.
  public static var willProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// A notification that is posted when changes were processed.
  public static var didProcessEditingNotification: Notification.Name {
    Notification.Name("NSTextStorageDidProcessEditingNotification")
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func notify(
    _ method:
      @MainActor (any NSTextStorageDelegate, NSTextStorage, EditActions, NSRange, Int) -> Void
  ) {
    guard delegate != nil else { return }
    nonisolated(unsafe) let storage = self
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    MainActor.assumeIsolated {
      if let delegate = storage.delegate { method(delegate, storage, mask, range, delta) }
    }
  }

  private func forgetChanges() {
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  /// Adds a change to those that were not yet processed.
  private func note(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let whole = editedMask.isEmpty ? range : NSUnionRange(editedRange, range)
    editedRange = NSRange(location: whole.location, length: max(0, whole.length + delta))
    changeInLength += delta
    editedMask.formUnion(mask)
    for index in views.indices { views[index].note(range, delta) }
  }

  /// Processes the changes and passes those that a view has not seen to it, unless more changes follow.
  final func finishEditing() {
    guard depth == 0, !isProcessing else { return }
    if !editedMask.isEmpty {
      isProcessing = true
      processEditing()
      isProcessing = false
      forgetChanges()
    }
    push()
  }

  /// Copies a part of the text of a subclass, from which Foundation's methods read.
  private func copyOwnText(_ range: NSRange, _ delta: Int) {
    let text = string as NSString
    let old = NSIntersectionRange(range, NSRange(location: 0, length: super.length))
    let start = range.length == 0 ? min(range.location, super.length) : old.location
    let rest = NSRange(
      location: start, length: max(0, min(old.length + delta, text.length - start)))
    let part = NSMutableAttributedString(string: text.substring(with: rest))
    forEachRun(in: rest) { attributes, run in
      part.setAttributes(
        attributes, range: NSRange(location: run.location - start, length: run.length))
    }
    super.replaceCharacters(in: NSRange(location: start, length: old.length), with: part)
  }

  /// Calls a closure with the attributes of each part of a range.
  private func forEachRun(
    in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
  ) {
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange(location: place, length: 0)
      let found = attributes(at: place, effectiveRange: &run)
      let end = max(place + 1, min(NSMaxRange(run), NSMaxRange(range)))
      body(found, NSRange(location: place, length: end - place))
      place = end
    }
  }

  /// Performs a change of the base class, after copying input of the user.
  private func edit(
    _ mask: EditActions, _ range: NSRange, _ delta: Int = 0, _ change: () -> Void
  ) {
    if isChanging { return change() }
    pull()
    isChanging = true
    change()
    isChanging = false
    note(mask, range, delta)
    finishEditing()
  }

  /// Performs a change of a subclass that consists of changes by its own methods.
  private func group(_ changes: () -> Void) {
    beginEditing()
    changes()
    endEditing()
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

  /// Begins several changes that are processed, and that the view receives, as one.
  open override func beginEditing() {
    pull()
    depth += 1
  }

  /// Ends the changes that ``beginEditing()`` has begun.
  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    finishEditing()
  }

  /// Replaces the characters of a range.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    edit(.editedCharacters, range, str.utf16.count - range.length) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  /// Replaces a range by an attributed string.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let text = NSAttributedString(attributedString: attrString)
    guard isSubclass else {
      return edit([.editedCharacters, .editedAttributes], range, text.length - range.length) {
        super.replaceCharacters(in: range, with: text)
      }
    }
    group {
      replaceCharacters(in: range, with: text.string)
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
        attributes, run, _ in
        setAttributes(
          attributes, range: NSRange(location: range.location + run.location, length: run.length))
      }
    }
  }

  /// Sets the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    edit(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    guard isSubclass else {
      return edit(.editedAttributes, range) {
        for (name, value) in attrs { super.addAttribute(name, value: value, range: range) }
      }
    }
    group {
      forEachRun(in: range) { old, run in
        setAttributes(old.merging(attrs) { _, new in new }, range: run)
      }
    }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard isSubclass else {
      return edit(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }
    group {
      forEachRun(in: range) { old, run in
        if old[name] != nil { setAttributes(old.filter { $0.key != name }, range: run) }
      }
    }
  }

  /// Inserts an attributed string at an index.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends an attributed string.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Deletes the characters of a range.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}
