import Testing
import UIKit

private enum Keys {
  nonisolated(unsafe) static var name: UInt8 = 0
  nonisolated(unsafe) static var other: UInt8 = 0
}

private final class Kept {}

@MainActor struct AssociatedObjectTests {
  @Test("A value is kept with its object, under its key, until it is taken away")
  func keeping() {
    let (one, two) = (UIView(), UIView())
    objc_setAssociatedObject(one, &Keys.name, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(one, &Keys.other, 3, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &Keys.name) as? String == "a")
    #expect(objc_getAssociatedObject(one, &Keys.other) as? Int == 3)
    #expect(objc_getAssociatedObject(two, &Keys.name) == nil)
    objc_setAssociatedObject(one, &Keys.name, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, &Keys.name) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &Keys.other) == nil)
  }

  @Test("A value that is assigned is not held; others are")
  func holding() {
    let owner = NSObject()
    var kept: Kept? = Kept()
    weak let watched = kept
    objc_setAssociatedObject(owner, &Keys.name, kept, .OBJC_ASSOCIATION_RETAIN)
    kept = nil
    #expect(watched != nil)
    objc_setAssociatedObject(owner, &Keys.name, watched, .OBJC_ASSOCIATION_ASSIGN)
    #expect(watched == nil)
    #expect(objc_getAssociatedObject(owner, &Keys.name) == nil)
  }

  @Test("An object that is gone leaves nothing to another at its place, and values go in the end")
  func leaving() {
    weak var value: Kept?
    do {
      let owner = UIView()
      let kept = Kept()
      value = kept
      objc_setAssociatedObject(owner, &Keys.name, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    var others: [UIView] = []
    for index in 0..<400 {
      let view = UIView()
      #expect(objc_getAssociatedObject(view, &Keys.name) == nil)
      objc_setAssociatedObject(view, &Keys.name, index, .OBJC_ASSOCIATION_RETAIN)
      others.append(view)
    }
    #expect(value == nil)
    #expect(objc_getAssociatedObject(others[7], &Keys.name) as? Int == 7)
  }
}
