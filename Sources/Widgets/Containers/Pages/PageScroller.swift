import ResponderWords
import WindowResponder

/// The scroll view of the pages. Tab stops at it while there is another page, and keys turn the pages.
final class PageScroller: ScrollView {
  weak var pages: PageViewController?
  /// The ring around the pages while the view has the focus.
  let ring = View()
  /// The key that turns pages while it is held. With reduced motion, in which a page comes at once, the
  /// interval is the time to look at it.
  let heldKey = HoldRepeater(interval: 0.4)

  override var canBecomeFocused: Bool { pages?.userCanTurn ?? false }

  override func focusDidChange() {
    super.focusDidChange()
    pages?.showFocus(isFocused)
  }

  // The keys turn pages, and never scroll to a position between two of them.
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = pages?.keysBegan(presses) ?? presses
    if !others.isEmpty { next?.pressesBegan(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = pages?.keysEnded(presses) ?? presses
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = pages?.keysEnded(presses) ?? presses
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownWord("Pages") }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? pages?.pageNumberText }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    pages?.turn(direction) ?? false
  }
}
