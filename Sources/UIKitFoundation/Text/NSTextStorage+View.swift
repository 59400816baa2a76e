import Foundation
public import Widgets
import WindowResponder

/// The synchronization with a text view.
extension NSTextStorage {
  /// Copies input of the user from the view.
  final func pull() {
    guard !isPassing, !isChanging, depth == 0, editedMask.isEmpty, view != nil else { return }
    isPassing = true
    nonisolated(unsafe) let storage = self
    nonisolated(unsafe) var typed: NSAttributedString?
    MainActor.assumeIsolated {
      guard let view = storage.view, view.styledText != storage.known else { return }
      storage.known = view.styledText
      typed = view.attributedText ?? NSAttributedString(string: "")
    }
    if let typed {
      depth += 1
      take(typed)
      depth -= 1
    }
    isPassing = false
    if typed != nil { finishEditing(isFromView: true) }
  }

  /// Copies changes to the view. Parts that are equal are not changed, which keeps the selection, the scroll
  /// position, marked text and the undo history.
  final func push() {
    guard !isPassing, depth == 0, view != nil else { return }
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

  /// Changes the parts that differ from a text.
  private func take(_ text: NSAttributedString) {
    let own = NSAttributedString(attributedString: self)
    let change = Self.change(from: Array(own.string.utf16), to: Array(text.string.utf16))
    if let change {
      replaceCharacters(
        in: NSRange(change.old), with: text.attributedSubstring(from: NSRange(change.new)))
    }
    let present = NSAttributedString(attributedString: self)
    var place = 0
    while place < text.length {
      var (run, ownRun) = (NSRange(), NSRange())
      let wanted = text.attributes(at: place, effectiveRange: &run)
      let known = present.attributes(at: place, effectiveRange: &ownRun)
      let end = max(place + 1, min(NSMaxRange(run), NSMaxRange(ownRun)))
      // Attributes that the library cannot show are kept.
      if TextAttributes(wanted) != TextAttributes(known) {
        setAttributes(wanted, range: NSRange(location: place, length: end - place))
      }
      place = end
    }
  }

  /// Returns the ranges that differ in two texts, from the first difference to the last, or `nil` if the
  /// texts are equal.
  private static func change(
    from old: [UInt16], to new: [UInt16]
  ) -> (old: Range<Int>, new: Range<Int>)? {
    guard old != new else { return nil }
    func isSecond(_ index: Int, _ units: [UInt16]) -> Bool {
      index < units.count && UTF16.isTrailSurrogate(units[index])
    }
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, isSecond(start, old) || isSecond(start, new) { start -= 1 }
    let most = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    while end > 0, isSecond(old.count - end, old) || isSecond(new.count - end, new) { end -= 1 }
    return (start..<old.count - end, start..<new.count - end)
  }

  /// Reads input of the user at once if a delegate or a subclass waits for it.
  final func watchView() {
    guard view != nil, delegate != nil || isSubclass else { return }
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      storage.view?.textObserver = { [weak storage] in storage?.pull() }
    }
  }

  /// Becomes the text of a view, which shows it from now on.
  @MainActor final func join(_ view: TextView) {
    guard self.view !== view else { return }
    TextStorages.set(self, of: view)
    isPassing = true
    view.textObserver = nil
    view.attributedText = NSAttributedString(attributedString: self)
    known = view.styledText
    isPassing = false
    watchView()
  }
}

extension NSLayoutManager: TextContainerOwner {
  package func container(_ container: TextContainer, belongsTo view: TextView) {
    textStorage?.join(view)
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
    let storage = NSTextStorage()
    set(storage, of: view)
    storage.pull()
    return storage
  }

  /// Makes a storage that of a view, in place of another one.
  static func set(_ storage: NSTextStorage, of view: TextView) {
    if let entry = entries[ObjectIdentifier(view)], entry.view === view {
      entry.storage.view = nil
    }
    if entries.count >= limit {
      entries = entries.filter { $0.value.view != nil }
      limit = max(16, entries.count * 2)
    }
    entries[ObjectIdentifier(view)] = Entry(view: view, storage: storage)
    storage.view = view
  }
}
