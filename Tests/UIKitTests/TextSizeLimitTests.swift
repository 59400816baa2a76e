import ResponderTestKit
import Testing
import UIKit

/// Tests of the smallest and the largest text size of a view.
@MainActor @Suite(.serialized) struct TextSizeLimitTests {
  @Test("The text size of a view and its subviews is limited")
  func limits() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    func size() -> UIContentSizeCategory { inner.traitCollection.preferredContentSizeCategory }
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    outer.maximumContentSizeCategory = .extraLarge
    #expect(size() == .extraLarge && outer.maximumContentSizeCategory == .extraLarge)
    outer.maximumContentSizeCategory = nil
    #expect(size() == .accessibilityLarge)
    outer.traitOverrides.preferredContentSizeCategory = .small
    inner.minimumContentSizeCategory = .large
    #expect(size() == .large)
    #expect(outer.traitCollection.preferredContentSizeCategory == .small)
    inner.maximumContentSizeCategory = .medium
    #expect(size() == .small)
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.large >= .medium)
  }
}
