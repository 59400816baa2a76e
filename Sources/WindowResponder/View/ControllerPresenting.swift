/// What a view controller does to present others and to be presented; the room Presentation does it.
@MainActor protocol ControllerPresenting: AnyObject {
  /// The controller that this one, or the nearest parent that does, presents.
  var firstPresented: ViewController? { get }
  /// The controller that presented this one, or the nearest parent that was presented.
  var firstPresenter: ViewController? { get }
  /// What presents the controller, or would by its style.
  var currentPresentationController: PresentationController? { get }
  /// Where events go from the controller.
  var nextResponder: Responder? { get }

  /// Presents a controller above this one.
  func beginPresenting(
    _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)?)
  /// Dismisses what this controller presents; where it presents none, itself.
  func beginDismissing(animated: Bool, completion: (@MainActor () -> Void)?)
  /// Shows a controller as suits the place.
  func showByParent(_ controller: ViewController, _ sender: Any?)
  /// Shows a controller beside this one, where a container can.
  func showDetailByParent(_ controller: ViewController, _ sender: Any?)
  /// Tells those around that the controller would like to have another size.
  func announcePreferredSize()
  /// Makes what presents the controller in its style.
  func makeUsualPresentationController() -> PresentationController
}
