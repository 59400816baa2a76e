import ResponderTestKit
import Testing
import UIKit

/// Tests of the insets by which image views are aligned.
@MainActor @Suite(.serialized) struct AlignedImageTests {
  @Test("An image view is aligned by the insets of its image")
  func insets() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let insets = UIEdgeInsets(top: 2, left: 4, bottom: 0, right: 0)
    let image = plain.withAlignmentRectInsets(insets)
    #expect(plain.alignmentRectInsets == .zero && image.alignmentRectInsets == insets)
    #expect(plain != image)
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10),
    ])
    stage.render()
    #expect(view.frame == CGRect(x: 6, y: 8, width: 20, height: 20))
    view.image = plain
    stage.render()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }
}
