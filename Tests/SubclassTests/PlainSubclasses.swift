import Widgets
import WindowResponder

/// A subclass with a plain deinit of every open class of WindowResponder.
@MainActor let plainSubclasses: [(name: String, make: @MainActor () -> AnyObject)] = [
  ("View", { PlainView() }),
  ("ViewController", { PlainViewController() }),
  ("Window", { PlainWindow() }),
  ("Responder", { PlainResponder() }),
  ("Application", { PlainApplication() }),
  ("Control", { PlainControl() }),
  ("Button", { PlainButton() }),
  ("Label", { PlainLabel() }),
  ("ImageView", { PlainImageView() }),
  ("StackView", { PlainStackView() }),
  ("ScrollView", { PlainScrollView() }),
  ("RefreshControl", { PlainRefreshControl() }),
  ("AlertController", { PlainAlertController(title: "A", message: nil, preferredStyle: .alert) }),
  ("AlertAction", { PlainAlertAction(title: "A", style: .default) }),
  (
    "PresentationController",
    { PlainPresentationController(presentedViewController: ViewController(), presenting: nil) }
  ),
  (
    "SheetPresentationController",
    { PlainSheetPresentationController(presentedViewController: ViewController(), presenting: nil) }
  ),
  (
    "PopoverPresentationController",
    {
      PlainPopoverPresentationController(presentedViewController: ViewController(), presenting: nil)
    }
  ),
  ("Event", { PlainEvent() }),
  ("UndoManager", { PlainUndoManager() }),
  ("ViewPropertyAnimator", { PlainViewPropertyAnimator(duration: 1, curve: .linear) }),
  ("TextInteraction", { PlainTextInteraction(for: .editable) }),
  ("ContextMenuInteraction", { PlainContextMenuInteraction(delegate: Helper.shared) }),
  ("EditMenuInteraction", { PlainEditMenuInteraction(delegate: nil) }),
  (
    "TextSelectionDisplayInteraction",
    { PlainTextSelectionDisplayInteraction(textInput: TextField(), delegate: nil) }
  ),
  ("TextInputStringTokenizer", { PlainTextInputStringTokenizer(textInput: TextField()) }),
  ("GestureRecognizer", { PlainGestureRecognizer() }),
  ("TapGestureRecognizer", { PlainTapGestureRecognizer() }),
  ("LongPressGestureRecognizer", { PlainLongPressGestureRecognizer() }),
  ("PanGestureRecognizer", { PlainPanGestureRecognizer() }),
  ("ScreenEdgePanGestureRecognizer", { PlainScreenEdgePanGestureRecognizer() }),
  ("SwipeGestureRecognizer", { PlainSwipeGestureRecognizer() }),
  ("PinchGestureRecognizer", { PlainPinchGestureRecognizer() }),
  ("RotationGestureRecognizer", { PlainRotationGestureRecognizer() }),
  ("HoverGestureRecognizer", { PlainHoverGestureRecognizer() }),
]

private final class PlainView: View {
  deinit { Deaths.note("View") }
}
private final class PlainViewController: ViewController {
  deinit { Deaths.note("ViewController") }
}
private final class PlainWindow: Window {
  deinit { Deaths.note("Window") }
}
private final class PlainResponder: Responder {
  deinit { Deaths.note("Responder") }
}
private final class PlainApplication: Application {
  deinit { Deaths.note("Application") }
}
private final class PlainControl: Control {
  deinit { Deaths.note("Control") }
}
private final class PlainButton: Button {
  deinit { Deaths.note("Button") }
}
private final class PlainLabel: Label {
  deinit { Deaths.note("Label") }
}
private final class PlainImageView: ImageView {
  deinit { Deaths.note("ImageView") }
}
private final class PlainStackView: StackView {
  deinit { Deaths.note("StackView") }
}
private final class PlainScrollView: ScrollView {
  deinit { Deaths.note("ScrollView") }
}
private final class PlainRefreshControl: RefreshControl {
  deinit { Deaths.note("RefreshControl") }
}
private final class PlainAlertController: AlertController {
  deinit { Deaths.note("AlertController") }
}
private final class PlainAlertAction: AlertAction {
  deinit { Deaths.note("AlertAction") }
}
private final class PlainPresentationController: PresentationController {
  deinit { Deaths.note("PresentationController") }
}
private final class PlainSheetPresentationController: SheetPresentationController {
  deinit { Deaths.note("SheetPresentationController") }
}
private final class PlainPopoverPresentationController: PopoverPresentationController {
  deinit { Deaths.note("PopoverPresentationController") }
}
private final class PlainEvent: Event {
  deinit { Deaths.note("Event") }
}
private final class PlainUndoManager: UndoManager {
  deinit { Deaths.note("UndoManager") }
}
private final class PlainViewPropertyAnimator: ViewPropertyAnimator {
  deinit { Deaths.note("ViewPropertyAnimator") }
}
private final class PlainTextInteraction: TextInteraction {
  deinit { Deaths.note("TextInteraction") }
}
private final class PlainContextMenuInteraction: ContextMenuInteraction {
  deinit { Deaths.note("ContextMenuInteraction") }
}
private final class PlainEditMenuInteraction: EditMenuInteraction {
  deinit { Deaths.note("EditMenuInteraction") }
}
private final class PlainTextSelectionDisplayInteraction: TextSelectionDisplayInteraction {
  deinit { Deaths.note("TextSelectionDisplayInteraction") }
}
private final class PlainTextInputStringTokenizer: TextInputStringTokenizer {
  deinit { Deaths.note("TextInputStringTokenizer") }
}
private final class PlainGestureRecognizer: GestureRecognizer {
  deinit { Deaths.note("GestureRecognizer") }
}
private final class PlainTapGestureRecognizer: TapGestureRecognizer {
  deinit { Deaths.note("TapGestureRecognizer") }
}
private final class PlainLongPressGestureRecognizer: LongPressGestureRecognizer {
  deinit { Deaths.note("LongPressGestureRecognizer") }
}
private final class PlainPanGestureRecognizer: PanGestureRecognizer {
  deinit { Deaths.note("PanGestureRecognizer") }
}
private final class PlainScreenEdgePanGestureRecognizer: ScreenEdgePanGestureRecognizer {
  deinit { Deaths.note("ScreenEdgePanGestureRecognizer") }
}
private final class PlainSwipeGestureRecognizer: SwipeGestureRecognizer {
  deinit { Deaths.note("SwipeGestureRecognizer") }
}
private final class PlainPinchGestureRecognizer: PinchGestureRecognizer {
  deinit { Deaths.note("PinchGestureRecognizer") }
}
private final class PlainRotationGestureRecognizer: RotationGestureRecognizer {
  deinit { Deaths.note("RotationGestureRecognizer") }
}
private final class PlainHoverGestureRecognizer: HoverGestureRecognizer {
  deinit { Deaths.note("HoverGestureRecognizer") }
}

/// A delegate of interactions.
final class Helper: ContextMenuInteractionDelegate, FindInteractionDelegate {
  static let shared = Helper()

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? { nil }

  func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession? {
    nil
  }
}
