/// A delegate that keeps a small popover in narrow windows, instead of a sheet.
@MainActor final class SmallPopover: PopoverPresentationControllerDelegate {
  static let shared = SmallPopover()

  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }
}

extension View {
  /// The controller that presents what the view opens: the nearest one in the responder chain, or the last
  /// one that it presents. In a window without controllers it is `nil`.
  var presentingController: ViewController? {
    var responder: Responder? = self
    while let current = responder, !(current is ViewController) { responder = current.next }
    return (responder as? ViewController ?? window?.rootViewController)?.frontmost
  }
}
