/// An interaction that selects and edits text with a pointer and touches, in any view that is a
/// ``TextInput``.
///
/// Text fields and text views have one. Add one to a text input of your own:
///
///     let interaction = TextInteraction(for: .editable)
///     interaction.textInput = self
///     addInteraction(interaction)
///
/// - A click places the caret, a double click selects a word, and a triple click selects a paragraph.
///   Dragging extends the selection by the same units, and Shift extends it too.
/// - The middle button pastes the primary selection, and the secondary button opens the edit menu.
/// - Selected text can be dragged to another position.
/// - A tap places the caret, a double tap selects a word, and a triple tap selects a paragraph. A long press
///   shows a loupe. A selection made by touch has handles to drag.
///
/// The input provides the geometry and stores the selection. Follows `UITextInteraction`.
@preconcurrency @MainActor open class TextInteraction: Interaction {
  /// The mode, which determines whether the text can be changed.
  public final let textInteractionMode: TextInteractionMode

  /// The view that the interaction was added to.
  public private(set) final weak var view: View?

  /// The delegate of the interaction.
  open weak var delegate: (any TextInteractionDelegate)?

  /// The input whose text the interaction edits. If it is `nil`, the view is used if it is a text input.
  open weak var textInput: (Responder & TextInput)?

  /// The gesture recognizers, for other recognizers that wait until these have failed.
  public final var gesturesForFailureRequirements: [GestureRecognizer] { gestures.all }

  /// Creates an interaction with a mode.
  public init(for mode: TextInteractionMode) {
    textInteractionMode = mode
  }

  /// Called when the interaction is about to be added to a view, or removed from one.
  open func willMove(to view: View?) {
    end()
    hideHandles()
    madeMenu?.close()
    menuReturn = nil
  }

  /// Called when the interaction was added to a view, or removed from one.
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
  /// The edit menu. Created on first use.
  final var menu: TextEditMenu {
    if let madeMenu { return madeMenu }
    let menu = TextEditMenu(self)
    madeMenu = menu
    return menu
  }
  final var madeMenu: TextEditMenu?
  /// The selection that is in progress.
  final var selecting: TextSelecting?
  /// The drags to other programs, and the drops on the text.
  final lazy var dragging = TextDragging(self)
  /// The drag of selected text that is in progress, or may begin.
  final var drag: TextDrag?
  /// The object that scrolls while the pointer or touch is beyond an edge.
  final var autoscroll: TextAutoscroll?
  /// The selection that has handles, or `nil` if there is none.
  final var touchRange: TextRange?
  /// The offset of the caret from the touch that drags its handle.
  final var grip = Vector.zero
  /// A Boolean value that indicates whether the current touch has closed the menu.
  final var wasMenuOpen = false
  /// The object that opens the menu again after a touch has scrolled.
  final var menuReturn: TextMenuReturn?
  private final var hasSetCursor = false
}
