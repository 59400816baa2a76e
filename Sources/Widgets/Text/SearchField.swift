import ResponderWords
import WindowResponder

/// A text field for search text, with a magnifier, a clear button and round ends. Follows
/// `UISearchTextField`, with the behavior of a search bar.
///
///     let search = SearchField()
///     search.onChange = { words in filter(words) }
///     search.onSearch = { words in open(words) }
///
/// ``onChange`` is called when typing pauses, so that not every character starts a search. Typing and
/// clearing send `Control.Events.editingChanged`. Return sends `Control.Events.primaryActionTriggered` and
/// calls ``onSearch``. The field stays first responder, so that the user can change the text. Escape clears
/// the field. In an empty field, it ends editing, and presses the cancel button of a search bar.
@preconcurrency @MainActor open class SearchField: TextField {
  private let heldEscape = HoldRepeater()
  fileprivate final var changeTimer: ClockTimer?
  /// The closure that ends a search when Escape is pressed in the empty field, and returns a Boolean value
  /// that indicates whether editing has ended.
  package final var cancelsSearch: (@MainActor () -> Bool)?

  /// Creates a field. If the frame is empty, the field has its preferred size.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareSearching()
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: sizeThatFits(frame.size)) }
  }

  /// Creates a field of its preferred size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareSearching()
    frame = Rect(origin: .zero, size: sizeThatFits(.zero))
  }

  /// The handler that receives the search text when Return is pressed, unless the delegate does not allow
  /// Return.
  @preconcurrency open var onSearch: (@MainActor (_ words: String) -> Void)?

  /// The handler that receives the search text after a change by the user, ``changeDelay`` after the last
  /// change.
  ///
  /// It is called at once when the field is cleared, and when Return is pressed with a pending change, before
  /// ``onSearch``. If the application sets the text, it is not called, and a pending change is dropped.
  /// Follows `GtkSearchEntry::search-changed`.
  @preconcurrency open var onChange: (@MainActor (_ words: String) -> Void)?

  /// The delay of ``onChange`` after the last change, in seconds. 0 is no delay.
  ///
  /// The default is 0.15. A negative number, or one that is not finite, becomes 0. Follows
  /// `GtkSearchEntry.search-delay`.
  open var changeDelay = 0.15

  /// The text of the field. A new value drops a pending change.
  open override var text: String? {
    get { super.text }
    set {
      super.text = newValue
      cancelChange()
    }
  }

  /// Clears the field for Escape. An empty field ends editing.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if let press = presses.first(where: \.isPlainEscape), isEditing, presses.count == 1 {
      heldEscape.begin(press)
      escape()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// Handles the end of Escape, whose beginning was handled here.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if heldEscape.isAmong(presses) {
      heldEscape.end()
    } else {
      super.pressesEnded(presses, with: event)
    }
  }

  /// Handles the end of Escape, whose beginning was handled here.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if heldEscape.isAmong(presses) {
      heldEscape.end()
    } else {
      super.pressesCancelled(presses, with: event)
    }
  }
}

/// The name of a search field in UIKit without its prefix.
public typealias SearchTextField = SearchField

extension SearchField {
  /// The image of the magnifier. If it is set to `nil`, it becomes the default one.
  package var magnifierImage: Image? {
    get { (leftView as? ImageView)?.image }
    set {
      (leftView as? ImageView)?.image = newValue ?? Image(systemName: "magnifyingglass")
    }
  }

  /// The offset of the text from its usual position, to the trailing edge and down, in points.
  package var textOffset: Vector {
    get { kept.textOffset }
    set {
      kept.textOffset = newValue
      partsDidChange()
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

  /// Schedules or sends a change after the user has changed the text.
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
    } else if !(cancelsSearch?() ?? false) {
      resignFirstResponder()
    }
  }
}

extension Press {
  /// A Boolean value that indicates whether the press is Escape without modifiers.
  fileprivate var isPlainEscape: Bool {
    guard let key else { return false }
    return key.keyCode == .keyboardEscape
      && key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
  }
}

/// The magnifier of a search field, in the size of its text.
private final class Magnifier: ImageView {
  func fit() { bounds.size = Size(width: TextField.clearSide, height: TextField.clearSide) }

  override func themeDidChange() {
    super.themeDidChange()
    fit()
  }
}
