/// A view that can be opened by a resting drag. Follows `UISpringLoadedInteractionSupporting`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionSupporting: AnyObject {
  /// A Boolean value that indicates whether a resting drag opens the view.
  var isSpringLoaded: Bool { get set }
}

extension Button: SpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether a resting drag presses the button. The default is `false`.
  /// Follows `UIButton.isSpringLoaded`.
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

/// An interaction that presses a button under a resting drag.
private final class ButtonSpring: SpringLoadedInteraction {
  init() {
    super.init(interactionBehavior: Enabled.shared) { interaction, _ in
      (interaction.view as? Button)?.performPrimaryAction()
    }
  }

  /// A behavior that rejects a disabled button.
  private final class Enabled: SpringLoadedInteractionBehavior {
    static let shared = Enabled()

    func shouldAllow(
      _ interaction: SpringLoadedInteraction, with context: any SpringLoadedInteractionContext
    ) -> Bool { (interaction.view as? Button)?.isEnabled ?? false }
  }
}
