internal import ResponderAccessibility
import ResponderBus
import ResponderRuntime
import ResponderWords

/// The connection to assistive technologies over AT-SPI 2.
extension Application {
  /// Starts to observe whether an assistive technology listens, and serves the tree of accessible objects
  /// while one does.
  ///
  /// Without one, this costs one call and two match rules on the session bus. Nothing is connected or
  /// allocated for the tree. A second call has no effect.
  ///
  /// - Parameters:
  ///   - address: The address of the accessibility bus, in D-Bus notation, or `nil` to ask the session bus
  ///     for it when an assistive technology listens.
  package func serveAccessibility(at address: String? = nil) {
    guard extras.accessibilityBus == nil else { return }
    let sessionBus = programContext.busAddress == nil ? nil : try? programContext.sessionBus.open()
    guard sessionBus != nil || address != nil else { return }
    let server = AccessibilityBus(
      context: programContext.sessionBus.dispatchedContext(),
      toolkit: AccessibilityToolkit(
        name: "WindowResponder", version: "0.1.0",
        locale: Language.followsEnvironment ? Environment.localeName : "\(Language.current)"),
      root: { [link = BackLink(self)] in link.target?.accessibilityRoot },
      whenActive: { [link = BackLink(self)] isActive in
        guard let application = link.target else { return }
        let bus = isActive ? application.extras.accessibilityBus : nil
        application.accessibilityObserver = bus
        application.forwardKeys(to: bus)
      })
    extras.accessibilityBus = server
    server.start(sessionBus: sessionBus, address: address)
  }

  /// Ends the connection to assistive technologies.
  package func stopServingAccessibility() {
    extras.accessibilityBus?.stop()
    extras.accessibilityBus = nil
    accessibilityObserver = nil
    forwardKeys(to: nil)
  }

  private func forwardKeys(to bus: AccessibilityBus?) {
    extras.forwardedKeys?.end()
    extras.forwardedKeys = bus.map {
      ForwardedKeys(to: $0) { [link = BackLink(self)] in
        (link.target?.keyWindow?.focus.firstResponder as? any TextInputTraits)?.isSecureTextEntry
          == true
      } deliver: { [link = BackLink(self)] in
        link.target?.queue.append(.input($0))
        // The next key may go to another field.
        link.target?.processQueue()
      }
    }
  }
}
