/// Has things dropped on a view: what this program drags, and what others do. Follows
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
/// The innermost view with an interaction that can handle it has it. See <doc:DragAndDrop>.
@preconcurrency @MainActor open class DropInteraction: Interaction {
  /// The view that it was added to.
  public private(set) final weak var view: View?
  /// Who says what can be dropped, and takes it.
  public private(set) final weak var delegate: (any DropInteractionDelegate)?
  /// Whether several drags may be over the view at a time. There is one at a time on a desktop.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  public init(delegate: any DropInteractionDelegate) {
    self.delegate = delegate
  }

  /// It is about to be added to a view, or taken from one.
  open func willMove(to view: View?) {
    if let old = self.view, old !== view { DragCenter.of(old)?.lose(self) }
  }

  /// It was added to a view, or taken from one.
  open func didMove(to view: View?) { self.view = view }
}
