import ResponderPlatform

/// What kind of pen is used. The kinds are those of `zwp_tablet_tool_v2.type`; UIKit knows one only.
public enum PencilTool: Hashable, Sendable {
  /// A pen, or the writing end of one.
  case pen
  /// The end of a pen that takes away.
  case eraser
  /// A brush.
  case brush
  /// A pencil.
  case pencil
  /// An airbrush.
  case airbrush

  init(_ kind: PenKind) {
    switch kind {
    case .pen, .finger: self = .pen
    case .eraser: self = .eraser
    case .brush: self = .brush
    case .pencil: self = .pencil
    case .airbrush: self = .airbrush
    }
  }
}
