/// An interaction that makes a view or its content draggable. The pointer drags at once, and a touch after a
/// long press. Follows `UIDragInteraction`.
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
/// If the view has a context menu too, a long press lifts the view. Moving the touch then drags it, and
/// ending the touch opens the menu. Escape cancels a drag. See <doc:DragAndDrop>.
@preconcurrency @MainActor open class DragInteraction: Interaction {
  /// A Boolean value that indicates whether new interactions are enabled. It is `true`.
  public class var isEnabledByDefault: Bool { true }

  /// The view to which the interaction was added.
  public private(set) final weak var view: View?
  /// The delegate that provides the items.
  public private(set) final weak var delegate: (any DragInteractionDelegate)?
  /// A Boolean value that indicates whether drags can begin. The default is ``isEnabledByDefault``. A drag in
  /// progress is not cancelled.
  open var isEnabled = DragInteraction.isEnabledByDefault { didSet { gestures.update() } }
  /// A Boolean value that indicates whether other gesture recognizers continue during a lift. The default is
  /// `false`.
  open var allowsSimultaneousRecognitionDuringLift = false

  private final lazy var gestures = DragGestures(self)

  /// Creates an interaction.
  public init(delegate: any DragInteractionDelegate) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: View?) {}

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: View?) {
    self.view = view
    gestures.move(to: view)
  }
}
