/// An interaction that draws the caret and the selection of a text input that does not draw them itself.
///
///     let display = TextSelectionDisplayInteraction(textInput: self, delegate: nil)
///     addInteraction(display)
///
/// Set ``isActivated`` while the view is first responder. Call ``setNeedsSelectionUpdate()`` when the text,
/// the selection or their geometry has changed. Text fields and text views draw their own. Follows
/// `UITextSelectionDisplayInteraction`.
@preconcurrency @MainActor open class TextSelectionDisplayInteraction: Interaction {
  /// The view that the interaction was added to.
  public private(set) final weak var view: View?

  /// The input whose selection is drawn.
  open weak var textInput: (View & TextInput)?

  /// The delegate, which provides the container of the highlight.
  open weak var delegate: (any TextSelectionDisplayInteractionDelegate)?

  /// A Boolean value that indicates whether the selection has a color and the caret blinks. The default is
  /// `false`.
  open var isActivated = false {
    didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } }
  }

  /// The view that shows the caret.
  public final var cursorView: View { caret }

  /// The view that shows the selection.
  public final var highlightView: View { highlight }

  private let caret = TextCaret()
  private let highlight = TextHighlight()
  private var isUpdatePending = false

  /// Creates an interaction for a text input.
  public init(
    textInput: View & TextInput, delegate: (any TextSelectionDisplayInteractionDelegate)?
  ) {
    self.textInput = textInput
    self.delegate = delegate
  }

  /// Called when the interaction is about to be added to a view, or removed from one.
  open func willMove(to view: View?) {
    caret.removeFromSuperview()
    highlight.removeFromSuperview()
  }

  /// Called when the interaction was added to a view, or removed from one.
  open func didMove(to view: View?) {
    self.view = view
    guard let view else { return }
    (delegate?.selectionContainerViewBelowText(for: self) ?? view).insertSubview(highlight, at: 0)
    view.addSubview(caret)
    setNeedsSelectionUpdate()
  }

  /// Schedules an update of the caret and the selection before the next frame.
  open func setNeedsSelectionUpdate() {
    guard !isUpdatePending else { return }
    isUpdatePending = true
    ProgramContext.of(view).later { [weak self] in
      self?.isUpdatePending = false
      self?.layoutManagedSubviews()
    }
  }

  /// Moves caret and selection to their current positions.
  open func layoutManagedSubviews() {
    guard let view, let input = textInput, let range = input.selectedTextRange else {
      caret.isActive = false
      highlight.rects = []
      return
    }
    layOutHighlight(of: range, input, view)
    caret.isActive = isActivated && input.isEditable && range.isEmpty
    guard caret.isActive else { return }
    let place = input.textInputView.convert(input.caretRect(for: range.end), to: view)
    let scale = view.contentScaleFactor
    let x = ((place.midX - TextCaret.width / 2) * scale).rounded() / scale
    let right = max(view.bounds.minX, view.bounds.maxX - TextCaret.width)
    caret.frame = Rect(
      x: min(max(x, view.bounds.minX), right), y: place.minY, width: TextCaret.width,
      height: place.height)
    caret.backgroundColor = view.tintColor
    caret.restart()
  }

  private func layOutHighlight(
    of range: TextRange, _ input: View & TextInput, _ view: View
  ) {
    guard let container = highlight.superview else { return }
    highlight.frame = container.bounds
    highlight.color =
      isActivated
      ? view.tintColor.withAlphaComponent(0.28) : Color.label.withAlphaComponent(0.12)
    var rects: [Rect] = []
    if !range.isEmpty {
      for part in input.selectionRects(for: range) {
        rects.append(input.textInputView.convert(part.rect, to: highlight))
      }
    }
    highlight.rects = rects
  }
}

/// A view that draws the rectangles of a selection.
private final class TextHighlight: View {
  var rects: [Rect] = [] {
    didSet { if rects != oldValue { setNeedsDisplay() } }
  }
  var color: Color = .tint {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    for part in rects where context.isVisible(part) {
      context.fill(context.pixelAligned(part), color: color)
    }
  }
}
