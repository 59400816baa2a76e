/// An interaction that accepts drops on a view, by this application and by other programs. Follows
/// `UIDropInteraction`.
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       well.addInteraction(DropInteraction(delegate: self))
///     }
///
///     func dropInteraction(
///       _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
///     ) -> DropProposal {
///       DropProposal(operation: session.canLoadObjects(ofClass: Image.self) ? .copy : .cancel)
///     }
///     func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
///       session.loadObjects(ofClass: Image.self) { images in self.picture.image = images.first }
///     }
///
/// The interaction of the innermost view that can handle the drag receives it. See <doc:DragAndDrop>.
@preconcurrency @MainActor open class DropInteraction: Interaction {
  /// The view to which the interaction was added.
  public private(set) final weak var view: View?
  /// The delegate that accepts drops.
  public private(set) final weak var delegate: (any DropInteractionDelegate)?
  /// A Boolean value that indicates whether several drags may be over the view at the same time. It has no
  /// effect, because a display has one drag at a time.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public init(delegate: any DropInteractionDelegate) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: View?) {
    if let old = self.view, old !== view { DragCenter.of(old)?.lose(self) }
  }

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: View?) { self.view = view }
}
