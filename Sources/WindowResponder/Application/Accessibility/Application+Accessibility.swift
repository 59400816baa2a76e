package import ResponderAccessibility

/// The tree that assistive technologies read, and the observer of its changes.
extension Application {
  /// The root of the tree of accessible objects. The objects are made on demand.
  package final var accessibilityRoot: any AccessibleObject { ProgramNode.of(self) }

  /// The receiver of changes of the tree, or `nil` while no assistive technology listens.
  package final var accessibilityObserver: (any AccessibilityObserver)? {
    get { programContext.existing(ChangeTeller.self)?.observer }
    set {
      let teller = newValue.map { ChangeTeller($0, in: self) }
      programContext.set(ChangeTeller.self, teller)
      let wasRunning = AccessibilityHubs.current != nil
      AccessibilityHubs.current = teller
      guard wasRunning != (teller != nil) else { return }
      Accessibility.voiceOverStatusDidChange.tell(teller != nil)
      ProgramNotifications.tell(
        .accessibilityChanged("UIAccessibilityVoiceOverStatusDidChangeNotification"), from: nil)
    }
  }
}

extension Accessibility {
  /// A Boolean value that indicates whether an assistive technology, such as a screen reader, reads the
  /// program.
  public static var isVoiceOverRunning: Bool { AccessibilityHubs.current != nil }

  /// The observers of ``isVoiceOverRunning``.
  public static let voiceOverStatusDidChange = ObserverList<Bool>()

  /// Returns the element that has the attention of an assistive technology, or `nil` while none reads the
  /// program. Follows `UIAccessibility.focusedElement(using:)`.
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? {
    (AccessibilityHubs.current as? ChangeTeller)?.focusedView
  }

  /// Notifies assistive technologies of a change. Observers of ``postObservers`` receive it too.
  ///
  /// - Parameters:
  ///   - notification: The kind of change.
  ///   - argument: The text of an announcement: a string, a ``StyledText`` or an
  ///     ``AccessibilityAnnouncement``. If the layout or the screen has changed, the element to go to, or a
  ///     text to speak.
  public static func post(notification: Notification, argument: Any?) {
    postObservers.tell((notification, argument))
    guard let hub = AccessibilityHubs.current else { return }
    if let announcement = argument as? AccessibilityAnnouncement {
      hub.announce(announcement.text, announcement.priority == .high ? .assertive : .polite)
    } else if let text = argument as? String ?? (argument as? StyledText)?.string {
      hub.announce(text, .polite)
    } else if let element = argument as? AccessibleResponder {
      if (element as? View)?.canBecomeFocused == true, let view = element as? View {
        view.host?.focusHost.focus(view)
      } else {
        hub.element(element, didChange: .attention)
      }
    }
    if notification == .layoutChanged || notification == .screenChanged,
      let window = Application.shared.keyWindow
    {
      hub.element(window, didChange: .children)
    }
  }
}
