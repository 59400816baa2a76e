import ResponderTestKit
import Testing
import WindowResponder

/// Tests of the notification of view controllers before a change of their traits.
@MainActor struct TraitTransitionTests {
  private final class Probe: ViewController {
    var log: [String] = []

    override func willTransition(
      to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("will \(newCollection.horizontalSizeClass) at \(view.bounds.width)")
      coordinator.animate(
        alongsideTransition: { [weak self] _ in self?.note("along") },
        completion: { [weak self] _ in self?.note("end") })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      log.append("did \(traitCollection.horizontalSizeClass)")
    }

    private func note(_ word: String) { log.append(word) }
  }

  let stage = Stage(size: Size(width: 800, height: 600))

  @Test("Controllers hear what traits are coming, then that they came, then the end")
  func order() {
    let root = Probe()
    let child = Probe()
    stage.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    stage.resize(to: Size(width: 400, height: 600))
    #expect(root.log == ["will compact at 800.0", "did compact", "along", "end"])
    #expect(child.log == root.log)
    (root.log, child.log) = ([], [])
    stage.resize(to: Size(width: 420, height: 600))
    #expect(root.log == [] && child.log == [])
    stage.resize(to: Size(width: 800, height: 600))
    #expect(root.log == ["will regular at 420.0", "did regular", "along", "end"])
  }
}
