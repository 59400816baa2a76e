/// A view on whose text things can be dropped. Follows `UITextDroppable`.
@preconcurrency @MainActor public protocol TextDroppable: TextInput {
  /// Who says what can be dropped on it. It is not kept alive.
  var textDropDelegate: (any TextDropDelegate)? { get set }
  /// Whether something is dragged over it.
  var isTextDropActive: Bool { get }
}

/// Says what can be dropped on a text, and hears of it. Follows `UITextDropDelegate`.
@preconcurrency @MainActor public protocol TextDropDelegate: AnyObject {
  /// What a drop would do now; ``TextDropRequest/suggestedProposal`` unless told.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, proposalForDrop drop: TextDropRequest
  ) -> TextDropProposal
  /// It is about to be put into the text.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, willPerformDrop drop: TextDropRequest)
  /// It came over the text.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidEnter session: any DropSession)
  /// It moved.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidUpdate session: any DropSession)
  /// It left the text.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidExit session: any DropSession)
  /// The drag is over that had come over the text.
  func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidEnd session: any DropSession)
}

extension TextDropDelegate {
  /// What is suggested.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, proposalForDrop drop: TextDropRequest
  ) -> TextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, willPerformDrop drop: TextDropRequest
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidEnter session: any DropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidUpdate session: any DropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidExit session: any DropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any View & TextDroppable, dropSessionDidEnd session: any DropSession
  ) {}
}

/// What is about to be dropped on a text. Follows `UITextDropRequest`.
@preconcurrency @MainActor public final class TextDropRequest {
  /// Where it would go.
  public let dropPosition: TextPosition
  /// What would be done unless told otherwise.
  public let suggestedProposal: TextDropProposal
  /// Whether it comes from the same text.
  public let isSameView: Bool
  /// The drop.
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

/// What a drop on a text would do. Follows `UITextDropProposal`.
@preconcurrency @MainActor open class TextDropProposal: DropProposal {
  /// What of the text it takes the place of.
  open var dropAction = Action.insert

  /// What of a text a drop takes the place of. The values are those of `UITextDropProposal.Action`.
  public enum Action: UInt, Hashable, Sendable {
    /// Nothing: it is inserted.
    case insert
    /// What is selected.
    case replaceSelection
    /// All.
    case replaceAll
  }
}
