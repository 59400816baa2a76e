/// What goes along when an edit menu appears or goes. Follows `UIEditMenuInteractionAnimating`.
@preconcurrency @MainActor public protocol EditMenuInteractionAnimating: AnyObject {
  /// Has changes made along with the menu's appearing or going.
  @preconcurrency func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Has a closure called when the menu is there, or gone.
  @preconcurrency func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// What goes along when a context menu appears or goes. Follows `UIContextMenuInteractionAnimating`.
@preconcurrency @MainActor public protocol ContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview: none is shown.
  var previewViewController: ViewController? { get }
  /// Has changes made along with the menu's appearing or going.
  @preconcurrency func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Has a closure called when the menu is there, or gone.
  @preconcurrency func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// Menus come and go at once, so that changes are made at once too.
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
