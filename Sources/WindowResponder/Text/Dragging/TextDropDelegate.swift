/// A view with text that accepts drops. Follows `UITextDroppable`.
@preconcurrency @MainActor public protocol TextDroppable: TextInput {
  /// The delegate that customizes drops on the text. It is held weakly.
  var textDropDelegate: (any TextDropDelegate)? { get set }
  /// A Boolean value that indicates whether a drag is over the view.
  var isTextDropActive: Bool { get }
}

/// The methods that customize drops on a text and report their progress. Follows `UITextDropDelegate`.
@preconcurrency @MainActor public protocol TextDropDelegate: AnyObject {
  /// Asks the delegate for the effect of a drop. The default is ``TextDropRequest/suggestedProposal``.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, proposalForDrop drop: TextDropRequest
  ) -> TextDropProposal
  /// Tells the delegate that dropped text is about to be inserted.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, willPerformDrop drop: TextDropRequest)
  /// Tells the delegate that a drag has entered the text.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidEnter session: any DropSession)
  /// Tells the delegate that a drag has moved over the text.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidUpdate session: any DropSession)
  /// Tells the delegate that a drag has left the text.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidExit session: any DropSession)
  /// Tells the delegate that a drag that was over the text has ended.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidEnd session: any DropSession)
}

extension TextDropDelegate {
  /// Returns the suggested proposal.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, proposalForDrop drop: TextDropRequest
  ) -> TextDropProposal { drop.suggestedProposal }
  /// Takes no action.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, willPerformDrop drop: TextDropRequest
  ) {}
  /// Takes no action.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidEnter session: any DropSession
  ) {}
  /// Takes no action.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidUpdate session: any DropSession
  ) {}
  /// Takes no action.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidExit session: any DropSession
  ) {}
  /// Takes no action.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidEnd session: any DropSession
  ) {}
}

/// A drop on a text. Follows `UITextDropRequest`.
@preconcurrency @MainActor public final class TextDropRequest {
  /// The position at which the text is inserted.
  public let dropPosition: TextPosition
  /// The default proposal.
  public let suggestedProposal: TextDropProposal
  /// A Boolean value that indicates whether the drag comes from the same text.
  public let isSameView: Bool
  /// The drop session.
  public let dropSession: any DropSession

  init(
    _ position: TextPosition, _ proposal: TextDropProposal, isSameView: Bool,
    _ session: any DropSession
  ) {
    dropPosition = position
    suggestedProposal = proposal
    self.isSameView = isSameView
    dropSession = session
  }
}

/// A proposal for a drop on a text. Follows `UITextDropProposal`.
@preconcurrency @MainActor open class TextDropProposal: DropProposal {
  /// The part of the text that the drop replaces. The default is to insert.
  open var dropAction = Action.insert

  /// The parts of a text that a drop can replace. The values are those of `UITextDropProposal.Action`.
  public enum Action: UInt, Hashable, Sendable {
    /// The drop replaces nothing and is inserted.
    case insert
    /// The drop replaces the selection.
    case replaceSelection
    /// The drop replaces the whole text.
    case replaceAll
  }
}
