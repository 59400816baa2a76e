/// Has a view dragged, or what it shows: by the pointer at once, by a finger that is held. Follows
/// `UIDragInteraction`.
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       picture.addInteraction(DragInteraction(delegate: self))
///     }
///
///     func dragInteraction(
///       _ interaction: DragInteraction, itemsForBeginning session: any DragSession
///     ) -> [DragItem] {
///       picture.image.map { [DragItem(itemProvider: ItemProvider(object: $0))] } ?? []
///     }
///
/// Where the view has a context menu too, a finger that is held lifts it; moving drags it, and letting go
/// opens the menu. Escape gives a drag up. See <doc:DragAndDrop>.
@preconcurrency @MainActor open class DragInteraction: Interaction {
  /// Whether interactions are enabled that nothing else is told of: they are.
  public class var isEnabledByDefault: Bool { true }

  /// The view that it was added to.
  public private(set) final weak var view: View?
  /// Who says what is dragged.
  public private(set) final weak var delegate: (any DragInteractionDelegate)?
  /// Whether anything is. What is being dragged is not given up by it.
  open var isEnabled = DragInteraction.isEnabledByDefault { didSet { gestures.update() } }
  /// Whether other recognizers go on while it is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  private final lazy var gestures = DragGestures(self)

  /// Creates an interaction.
  public init(delegate: any DragInteractionDelegate) {
    self.delegate = delegate
  }

  /// It is about to be added to a view, or taken from one.
  open func willMove(to view: View?) {}

  /// It was added to a view, or taken from one.
  open func didMove(to view: View?) {
    self.view = view
    gestures.move(to: view)
  }
}
