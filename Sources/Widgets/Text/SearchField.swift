import ResponderWords
import WindowResponder

/// A field for words to search for: a magnifier, a button that clears it, round ends. Follows
/// `UISearchTextField`, and does what a search bar does with it.
///
///     let search = SearchField()
///     search.onChange = { words in filter(words) }
///     search.onSearch = { words in open(words) }
///
/// ``onChange`` is called when typing pauses, so that not every letter begins a search. What is typed sends
/// `Control.Events.editingChanged`, and so does clearing it. Return sends
/// `Control.Events.primaryActionTriggered` and calls ``onSearch``; the field stays first responder, so
/// that the words can be changed. Escape clears the field; once it is empty, it ends typing.
@preconcurrency @MainActor open class SearchField: TextField {
  private let heldEscape = HoldRepeater()
  fileprivate final var changeTimer: ClockTimer?

  /// Creates a field; without a size it has its own.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareSearching()
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: sizeThatFits(frame.size)) }
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareSearching()
    frame = Rect(origin: .zero, size: sizeThatFits(.zero))
  }

  /// Called with the words when Return is pressed, unless the delegate does not want Return to do
  /// anything.
  @preconcurrency open var onSearch: (@MainActor (_ words: String) -> Void)?

  /// Called with the words when the user has changed them, ``changeDelay`` after the last change.
  ///
  /// It is called at once when the field is cleared, and when Return is pressed while a change waits, before
  /// ``onSearch``. Text that the program sets calls nothing, and a change that waits is then dropped. Follows
  /// `GtkSearchEntry::search-changed`.
  @preconcurrency open var onChange: (@MainActor (_ words: String) -> Void)?

  /// How long typing has to pause until ``onChange`` is called, in seconds; 0 for no time.
  ///
  /// The default is 0.15. A negative number, or one that is not finite, counts as 0. Follows
  /// `GtkSearchEntry.search-delay`.
  open var changeDelay = 0.15

  /// The text of the field. Setting it drops a change that waits.
  open override var text: String? {
    get { super.text }
    set {
      super.text = newValue
      cancelChange()
    }
  }

  /// Escape clears the field; an empty field it leaves.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if let press = presses.first(where: \.isPlainEscape), isEditing, presses.count == 1 {
      heldEscape.begin(press)
      escape()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// The end of Escape stays here, as its beginning did.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if heldEscape.isAmong(presses) {
      heldEscape.end()
    } else {
      super.pressesEnded(presses, with: event)
    }
  }

  /// The end of Escape stays here, as its beginning did.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if heldEscape.isAmong(presses) {
      heldEscape.end()
    } else {
      super.pressesCancelled(presses, with: event)
    }
  }
}

/// UIKit's name for a field for words to search for, without its prefix.
public typealias SearchTextField = SearchField

extension SearchField {
  /// The picture of the magnifier; nil for the usual one.
  package var magnifierImage: Image? {
    get { (leftView as? ImageView)?.image }
    set {
      (leftView as? ImageView)?.image = newValue ?? Image(systemName: "magnifyingglass")
    }
  }

  private func prepareSearching() {
    borderStyle = .roundedRect
    kept.hasRoundEnds = true
    placeholder = ownWord("Search")
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocapitalizationType = .none
    autocorrectionType = .no
    spellCheckingType = .no
    clearButtonMode = .always
    let magnifier = Magnifier(image: Image(systemName: "magnifyingglass"))
    magnifier.tintColor = .secondaryLabel
    magnifier.fit()
    leftView = magnifier
    leftViewMode = .always
    addAction(
      Action { [weak self] _ in self?.search() }, for: .primaryActionTriggered)
    addAction(Action { [weak self] _ in self?.wordsDidChange() }, for: .editingChanged)
  }

  private func search() {
    if changeTimer != nil { sendChange() }
    onSearch?(text ?? "")
  }

  /// The user changed the words.
  private func wordsDidChange() {
    cancelChange()
    guard onChange != nil else { return }
    guard hasText, changeDelay > 0, changeDelay.isFinite else { return sendChange() }
    changeTimer = ClockTimer.scheduledTimer(withTimeInterval: changeDelay) { [weak self] _ in
      self?.sendChange()
    }
  }

  private func sendChange() {
    cancelChange()
    onChange?(text ?? "")
  }

  private func cancelChange() {
    changeTimer?.invalidate()
    changeTimer = nil
  }

  private func escape() {
    if hasText {
      clearByUser()
    } else {
      resignFirstResponder()
    }
  }
}

extension Press {
  /// Whether it is Escape, with nothing else held.
  fileprivate var isPlainEscape: Bool {
    guard let key else { return false }
    return key.keyCode == .keyboardEscape
      && key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
  }
}

/// The magnifier of a field, as large as its text wants it.
private final class Magnifier: ImageView {
  func fit() { bounds.size = Size(width: TextField.clearSide, height: TextField.clearSide) }

  override func themeDidChange() {
    super.themeDidChange()
    fit()
  }
}
