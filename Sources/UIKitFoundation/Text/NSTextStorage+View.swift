import Foundation
public import Widgets
import WindowResponder

/// The synchronization with text views.
extension NSTextStorage {
  /// Copies input of the user from a view.
  final func pull() {
    guard !isPassing, !isChanging, depth == 0, editedMask.isEmpty, !views.isEmpty else { return }
    isPassing = true
    nonisolated(unsafe) let storage = self
    nonisolated(unsafe) var found: ViewInput?
    MainActor.assumeIsolated { found = storage.input() }
    if let found {
      depth += 1
      take(found.text, in: found.window)
      depth -= 1
      settle(found)
    }
    isPassing = false
    if found != nil { finishEditing() }
  }

  /// Copies changes to the views. Parts that are equal are not changed, which keeps the selection, the scroll
  /// position, marked text and the undo history.
  final func push() {
    guard !isPassing, depth == 0, views.contains(where: { $0.unseen != nil }) else { return }
    isPassing = true
    defer { isPassing = false }
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      for view in storage.views.filter({ $0.unseen != nil }).compactMap(\.view) {
        storage.show(in: view)
      }
    }
  }

  @MainActor private func show(in view: TextView) {
    guard let index = views.firstIndex(where: { $0.view === view }) else { return }
    var given = views[index].changedLines(of: self)
    if given == nil {
      let text = NSAttributedString(attributedString: self)
      given = KeptStrings.keep(text, of: view, "text") ?? StyledText()
    } else {
      // The view's attributed text is that of the storage.
      _ = KeptStrings.keep(nil, of: view, "text")
    }
    // What the application changes meanwhile is not seen.
    views[index].forgetChanges()
    view.takeChanges(given ?? StyledText())
    noteSeen(by: view, given)
  }

  /// Stores the present text of a view after it was given one.
  @MainActor private func noteSeen(by view: TextView, _ given: StyledText?) {
    guard let index = views.firstIndex(where: { $0.view === view }) else { return }
    let text = view.styledText
    views[index].known = text
    views[index].isExact = text == given
  }

  /// Returns what the user has changed in the first view with changes.
  @MainActor private func input() -> ViewInput? {
    for (index, shown) in views.enumerated() {
      guard let view = shown.view else { continue }
      let text = view.styledText
      guard text != shown.known else { continue }
      views[index].known = text
      let kept = KeptStrings.kept(for: text, of: view, "text")
      guard shown.isExact, shown.unseen == nil, let known = shown.known,
        let lines = text.lines(differingFrom: known)
      else {
        return ViewInput(
          view: view, text: kept ?? NSAttributedString(text), shown: text,
          window: NSRange(location: 0, length: length), in: self)
      }
      let part = text[TextRange(utf8: lines.new)]
      let range = text.string.units(ofBytes: lines.new)
      return ViewInput(
        view: view, text: kept?.attributedSubstring(from: range) ?? NSAttributedString(part),
        shown: part, window: known.string.units(ofBytes: lines.old), in: self)
    }
    return nil
  }

  /// Stores whether the text is now that of the view. If a subclass or a delegate has prevented it, the view
  /// gets the text back.
  private func settle(_ input: ViewInput) {
    guard let index = views.firstIndex(where: { $0.view === input.view }) else { return }
    let range = NSRange(location: input.window.location, length: input.text.length)
    let isExact =
      length == input.lengthAfterward && NSMaxRange(range) <= length
      && StyledText(part(range)) == input.shown
    views[index].isExact = isExact
    views[index].forgetChanges()
    if !isExact, isSubclass || delegate != nil {
      views[index].note(NSRange(location: 0, length: length), 0)
    }
  }

  /// Returns a copy of a part of the text. All of it is copied much faster than a part of that size.
  private func part(_ range: NSRange) -> NSAttributedString {
    range == NSRange(location: 0, length: length)
      ? NSAttributedString(attributedString: self) : attributedSubstring(from: range)
  }

  /// Changes the parts of a range that differ from a text.
  private func take(_ text: NSAttributedString, in window: NSRange) {
    let own = part(window)
    let change = Self.change(from: Array(own.string.utf16), to: Array(text.string.utf16))
    if let change {
      replaceCharacters(
        in: NSRange(
          location: window.location + change.old.lowerBound, length: change.old.count),
        with: text.attributedSubstring(from: NSRange(change.new)))
    }
    let count = min(text.length, length - window.location)
    guard count > 0 else { return }
    let present = part(NSRange(location: window.location, length: count))
    var place = 0
    while place < count {
      var (run, ownRun) = (NSRange(), NSRange())
      let wanted = text.attributes(at: place, effectiveRange: &run)
      let known = present.attributes(at: place, effectiveRange: &ownRun)
      let end = min(max(place + 1, min(NSMaxRange(run), NSMaxRange(ownRun))), count)
      // Attributes that the library cannot show are kept.
      if TextAttributes(wanted) != TextAttributes(known) {
        setAttributes(
          wanted, range: NSRange(location: window.location + place, length: end - place))
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

  /// Reads input of the user at once if a delegate, a subclass or another view waits for it.
  final func watchView() {
    guard !views.isEmpty, delegate != nil || isSubclass || views.count > 1 else { return }
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      for view in storage.views.compactMap(\.view) {
        view.textObserver = { [weak storage] in storage?.pull() }
      }
    }
  }

  /// Becomes the text of a view, which shows it from now on.
  @MainActor final func join(_ view: TextView) {
    guard !views.contains(where: { $0.view === view }) else { return }
    pull()
    TextStorages.set(self, of: view)
    isPassing = true
    let text = NSAttributedString(attributedString: self)
    view.attributedText = text
    noteSeen(by: view, StyledText(text))
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
@MainActor enum TextStorages {
  private struct Entry {
    weak var view: TextView?
    let storage: NSTextStorage
  }
  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of released views are removed.
  private static var limit = 16

  static func storage(of view: TextView) -> NSTextStorage {
    if let storage = existing(of: view) { return storage }
    let storage = NSTextStorage()
    set(storage, of: view)
    storage.pull()
    return storage
  }

  private static func existing(of view: TextView) -> NSTextStorage? {
    entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.storage : nil }
  }

  /// Returns a copy of the text of a view's storage, or `nil` if there is none or the view shows another
  /// text.
  static func string(of view: TextView) -> NSAttributedString? {
    guard let storage = existing(of: view) else { return nil }
    storage.pull()
    guard let shown = storage.views.first(where: { $0.view === view }), shown.isExact,
      shown.unseen == nil, shown.known == view.styledText
    else { return nil }
    return NSAttributedString(attributedString: storage)
  }

  /// Makes a storage that of a view, in place of another one.
  static func set(_ storage: NSTextStorage, of view: TextView) {
    existing(of: view)?.views.removeAll { $0.view === view }
    view.textObserver = nil
    if entries.count >= limit {
      entries = entries.filter { $0.value.view != nil }
      limit = max(16, entries.count * 2)
    }
    entries[ObjectIdentifier(view)] = Entry(view: view, storage: storage)
    storage.views.removeAll { $0.view == nil }
    storage.views.append(StorageView(view: view))
  }
}
