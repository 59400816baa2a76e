internal import ResponderAccessibility

/// The object of the application: the root of the tree.
final class ProgramNode: AccessibleNode {
  private var program: (any WindowProgram)? { programLink() }
  private let programLink: @MainActor () -> (any WindowProgram)?

  private init(_ program: any WindowProgram) { programLink = program.backLink }

  /// Returns the root of a program, which is created on first access.
  static func of(_ program: any WindowProgram) -> ProgramNode {
    program.programContext.part(ProgramNode.self) { ProgramNode(program) }
  }

  override var context: ProgramContext { program?.programContext ?? .current }
  override var accessibleRole: AccessibleRole { .application }
  override var accessibleName: String { context.name }
  override var accessibleStates: AccessibleStates {
    AccessibleStates(.enabled, .sensitive, .visible, .showing)
  }
  override var accessibleAttributes: [String: String] { ["toolkit": "WindowResponder"] }

  override func makeChildren() -> [AccessibleNode] {
    (program?.windows ?? []).map(\.accessibleNode)
  }
}
