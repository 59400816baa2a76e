/// Views that open by what is dragged over them, where that is wanted. Follows
/// `UISpringLoadedInteractionSupporting`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionSupporting: AnyObject {
  /// Whether what is dragged opens it by resting there.
  var isSpringLoaded: Bool { get set }
}

extension Button: SpringLoadedInteractionSupporting {
  /// Whether what is dragged presses the button by resting on it; false at the start. Follows
  /// `UIButton.isSpringLoaded`.
  public var isSpringLoaded: Bool {
    get { ownSpring != nil }
    set {
      if let ownSpring {
        if !newValue { removeInteraction(ownSpring) }
      } else if newValue {
        addInteraction(ButtonSpring())
      }
    }
  }

  private var ownSpring: ButtonSpring? {
    addedInteractions.lazy.compactMap { $0 as? ButtonSpring }.first
  }
}

/// Presses a button that something rests on.
private final class ButtonSpring: SpringLoadedInteraction {
  init() {
    super.init(interactionBehavior: Enabled.shared) { interaction, _ in
      (interaction.view as? Button)?.performPrimaryAction()
    }
  }

  /// A button that cannot be pressed does not open either.
  private final class Enabled: SpringLoadedInteractionBehavior {
    static let shared = Enabled()

    func shouldAllow(
      _ interaction: SpringLoadedInteraction, with context: any SpringLoadedInteractionContext
    ) -> Bool { (interaction.view as? Button)?.isEnabled ?? false }
  }
}
