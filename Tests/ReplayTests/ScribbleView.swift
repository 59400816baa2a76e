import ResponderTestKit
import WindowResponder

/// A view that draws the positions of its touches, and records the touches.
final class ScribbleView: View {
  struct Note: Equatable {
    let phase: Touch.Phase
    let x: Double
    let y: Double
  }

  private(set) var notes: [Note] = []
  private(set) var touches: [Touch] = []
  private(set) var times: [Double] = []
  private(set) var forces: [Double] = []
  private(set) var tools: [PencilTool?] = []
  private(set) var scrolled = Vector.zero
  private var spots: [(place: Point, color: Color)] = []

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .white
  }

  /// The phases of a touch, without moves.
  var phases: [Touch.Phase] { notes.map(\.phase).filter { $0 != .moved } }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note(touches, .red) }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note(touches, .blue) }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note(touches, .green) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    note(touches, .black)
  }

  private func note(_ touches: Set<Touch>, _ color: Color) {
    for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
      let place = touch.location(in: self)
      notes.append(Note(phase: touch.phase, x: place.x, y: place.y))
      if !self.touches.contains(where: { $0 === touch }) { self.touches.append(touch) }
      times.append(touch.timestamp)
      forces.append(touch.force)
      tools.append(touch.pencilTool)
      spots.append((place, color))
    }
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    super.draw(rect, in: context)
    for spot in spots {
      context.fill(
        Rect(x: spot.place.x - 3, y: spot.place.y - 3, width: 6, height: 6), color: spot.color)
    }
  }
}
