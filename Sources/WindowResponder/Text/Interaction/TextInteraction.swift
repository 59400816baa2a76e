/// Selecting and editing text by pointer and finger, on any view that is a ``TextInput``.
///
/// Text fields and text views have one. Give one to a text input of your own:
///
///     let interaction = TextInteraction(for: .editable)
///     interaction.textInput = self
///     addInteraction(interaction)
///
/// A click places the caret, a double click selects a word, a triple click a paragraph, and dragging
/// goes on by the same units; Shift extends. The middle button pastes what was selected last, the right
/// one opens the edit menu. Selected text can be dragged elsewhere. A finger places the caret by a tap,
/// selects by two and three, and holds for a loupe; what it selects has handles to drag. Places are
/// asked of the input, and the selection is set there. Follows `UITextInteraction`.
@preconcurrency @MainActor open class TextInteraction: Interaction {
  /// Whether the text can be changed.
  public final let textInteractionMode: TextInteractionMode

  /// The view that it was added to.
  public private(set) final weak var view: View?

  /// Who is asked and told.
  open weak var delegate: (any TextInteractionDelegate)?

  /// Whose text it is; the view itself until set, where that is one.
  open weak var textInput: (Responder & TextInput)?

  /// The recognizers, for others to wait until these have failed.
  public final var gesturesForFailureRequirements: [GestureRecognizer] { gestures.all }

  /// Creates an interaction.
  public init(for mode: TextInteractionMode) {
    textInteractionMode = mode
  }

  /// It is about to be added to a view, or taken from one.
  open func willMove(to view: View?) {
    end()
    hideHandles()
    madeMenu?.close()
    menuReturn = nil
  }

  /// It was added to a view, or taken from one.
  open func didMove(to view: View?) {
    if let old = self.view, old !== view, hasSetCursor { old.cursor = nil }
    hasSetCursor = false
    let old = self.view
    self.view = view
    if old !== view { dragging.move(from: old, to: view) }
    gestures.move(to: view)
    if let view, view.cursor == nil {
      view.cursor = .text
      hasSetCursor = true
    }
  }

  // MARK: Parts

  final lazy var gestures = TextGestures(self)
  /// The edit menu; made when it is first wanted.
  final var menu: TextEditMenu {
    if let madeMenu { return madeMenu }
    let menu = TextEditMenu(self)
    madeMenu = menu
    return menu
  }
  final var madeMenu: TextEditMenu?
  /// The selection that is being made.
  final var selecting: TextSelecting?
  /// What is dragged to other programs, and dropped on the text.
  final lazy var dragging = TextDragging(self)
  /// The selected text that is being dragged, or may be.
  final var drag: TextDrag?
  /// Scrolls while the pointer is held beyond the edge.
  final var autoscroll: TextAutoscroll?
  /// The selection that has handles; nil where none has.
  final var touchRange: TextRange?
  /// How far the caret is from the finger that drags its handle.
  final var grip = Vector.zero
  /// Whether the finger that is down took the menu away.
  final var wasMenuOpen = false
  /// Shows the menu again when a finger has done scrolling.
  final var menuReturn: TextMenuReturn?
  private final var hasSetCursor = false
}
