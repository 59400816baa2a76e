/// Keeps a small popover a popover in a narrow window.
@MainActor final class SmallPopover: PopoverPresentationControllerDelegate {
  static let shared = SmallPopover()

  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }
}

extension View {
  /// The controller that presents what the view opens: the nearest one along the responder chain, or what
  /// it presents already. Nil in a window without controllers.
  var presentingController: ViewController? {
    var responder: Responder? = self
    while let current = responder, !(current is ViewController) { responder = current.next }
    var controller = responder as? ViewController ?? window?.rootViewController
    while let above = controller?.presentedViewController { controller = above }
    return controller
  }
}
