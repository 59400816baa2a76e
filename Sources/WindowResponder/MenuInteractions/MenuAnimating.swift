/// An object to which a delegate adds animations when an edit menu opens or closes. Follows
/// `UIEditMenuInteractionAnimating`.
@preconcurrency @MainActor public protocol EditMenuInteractionAnimating: AnyObject {
  /// Adds changes that are animated with the menu.
  @preconcurrency func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds a closure that is called after the menu has opened or closed.
  @preconcurrency func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// An object to which a delegate adds animations when a context menu opens or closes. Follows
/// `UIContextMenuInteractionAnimating`.
@preconcurrency @MainActor public protocol ContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview, which is always `nil`.
  var previewViewController: ViewController? { get }
  /// Adds changes that are animated with the menu.
  @preconcurrency func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds a closure that is called after the menu has opened or closed.
  @preconcurrency func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// An animator that applies changes at once, since menus open and close without an animation.
@MainActor final class MenuAnimator: EditMenuInteractionAnimating, ContextMenuInteractionAnimating {
  let previewViewController: ViewController? = nil
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping @MainActor () -> Void) { animations() }

  func addCompletion(_ completion: @escaping @MainActor () -> Void) {
    completions.append(completion)
  }

  func complete() {
    let told = completions
    completions = []
    for completion in told { completion() }
  }
}
