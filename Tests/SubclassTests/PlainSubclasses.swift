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
  deinit { DeinitLog.note("View") }
}
private final class PlainViewController: ViewController {
  deinit { DeinitLog.note("ViewController") }
}
private final class PlainWindow: Window {
  deinit { DeinitLog.note("Window") }
}
private final class PlainResponder: Responder {
  deinit { DeinitLog.note("Responder") }
}
private final class PlainApplication: Application {
  deinit { DeinitLog.note("Application") }
}
private final class PlainControl: Control {
  deinit { DeinitLog.note("Control") }
}
private final class PlainButton: Button {
  deinit { DeinitLog.note("Button") }
}
private final class PlainLabel: Label {
  deinit { DeinitLog.note("Label") }
}
private final class PlainImageView: ImageView {
  deinit { DeinitLog.note("ImageView") }
}
private final class PlainStackView: StackView {
  deinit { DeinitLog.note("StackView") }
}
private final class PlainScrollView: ScrollView {
  deinit { DeinitLog.note("ScrollView") }
}
private final class PlainRefreshControl: RefreshControl {
  deinit { DeinitLog.note("RefreshControl") }
}
private final class PlainAlertController: AlertController {
  deinit { DeinitLog.note("AlertController") }
}
private final class PlainAlertAction: AlertAction {
  deinit { DeinitLog.note("AlertAction") }
}
private final class PlainPresentationController: PresentationController {
  deinit { DeinitLog.note("PresentationController") }
}
private final class PlainSheetPresentationController: SheetPresentationController {
  deinit { DeinitLog.note("SheetPresentationController") }
}
private final class PlainPopoverPresentationController: PopoverPresentationController {
  deinit { DeinitLog.note("PopoverPresentationController") }
}
private final class PlainEvent: Event {
  deinit { DeinitLog.note("Event") }
}
private final class PlainUndoManager: UndoManager {
  deinit { DeinitLog.note("UndoManager") }
}
private final class PlainViewPropertyAnimator: ViewPropertyAnimator {
  deinit { DeinitLog.note("ViewPropertyAnimator") }
}
private final class PlainTextInteraction: TextInteraction {
  deinit { DeinitLog.note("TextInteraction") }
}
private final class PlainContextMenuInteraction: ContextMenuInteraction {
  deinit { DeinitLog.note("ContextMenuInteraction") }
}
private final class PlainEditMenuInteraction: EditMenuInteraction {
  deinit { DeinitLog.note("EditMenuInteraction") }
}
private final class PlainTextSelectionDisplayInteraction: TextSelectionDisplayInteraction {
  deinit { DeinitLog.note("TextSelectionDisplayInteraction") }
}
private final class PlainTextInputStringTokenizer: TextInputStringTokenizer {
  deinit { DeinitLog.note("TextInputStringTokenizer") }
}
private final class PlainGestureRecognizer: GestureRecognizer {
  deinit { DeinitLog.note("GestureRecognizer") }
}
private final class PlainTapGestureRecognizer: TapGestureRecognizer {
  deinit { DeinitLog.note("TapGestureRecognizer") }
}
private final class PlainLongPressGestureRecognizer: LongPressGestureRecognizer {
  deinit { DeinitLog.note("LongPressGestureRecognizer") }
}
private final class PlainPanGestureRecognizer: PanGestureRecognizer {
  deinit { DeinitLog.note("PanGestureRecognizer") }
}
private final class PlainScreenEdgePanGestureRecognizer: ScreenEdgePanGestureRecognizer {
  deinit { DeinitLog.note("ScreenEdgePanGestureRecognizer") }
}
private final class PlainSwipeGestureRecognizer: SwipeGestureRecognizer {
  deinit { DeinitLog.note("SwipeGestureRecognizer") }
}
private final class PlainPinchGestureRecognizer: PinchGestureRecognizer {
  deinit { DeinitLog.note("PinchGestureRecognizer") }
}
private final class PlainRotationGestureRecognizer: RotationGestureRecognizer {
  deinit { DeinitLog.note("RotationGestureRecognizer") }
}
private final class PlainHoverGestureRecognizer: HoverGestureRecognizer {
  deinit { DeinitLog.note("HoverGestureRecognizer") }
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
