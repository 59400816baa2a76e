/// The part of a view controller that concerns presentations, implemented in the folder Presentation.
@MainActor protocol ControllerPresenting: AnyObject {
  /// The controller that this one, or the nearest ancestor that does, presents.
  var firstPresented: ViewController? { get }
  /// The controller that presented this one, or the nearest ancestor that was presented.
  var firstPresenter: ViewController? { get }
  /// The presentation controller of the controller, or the one that its style would use.
  var currentPresentationController: PresentationController? { get }
  /// The next responder of the controller.
  var nextResponder: Responder? { get }

  /// Presents a controller above this one.
  func beginPresenting(
    _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)?)
  /// Dismisses the controller that this one presents, or this one if it presents none.
  func beginDismissing(animated: Bool, completion: (@MainActor () -> Void)?)
  /// Shows a controller in the way of the nearest container.
  func showByParent(_ controller: ViewController, _ sender: Any?)
  /// Shows a controller next to this one, if a container can.
  func showDetailByParent(_ controller: ViewController, _ sender: Any?)
  /// Notifies containers of a change of the preferred size.
  func announcePreferredSize()
  /// Creates the presentation controller of the controller's style.
  func makeUsualPresentationController() -> PresentationController
}
