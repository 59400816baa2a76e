/// Which pictures there can be of a recording.
extension PictureMaker {
  /// Whether there is something to show.
  func canDraw(_ kind: PictureKind) -> Bool {
    switch kind {
    case .coverage: analysis.coverage != nil && ScreenMap.canDraw(analysis.screen)
    default: false
    }
  }

  func draw(_ kind: PictureKind, in sketch: inout PictureSketch) {
    switch kind {
    case .coverage: drawCoverage(in: &sketch)
    default: break
    }
  }
}
