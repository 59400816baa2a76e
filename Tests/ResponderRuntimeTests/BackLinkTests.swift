import TestSurroundings
import Testing

@testable import ResponderRuntime

@Suite("Back links") struct BackLinkTests {
  private final class Owner: Sendable {
    let number = 7
  }

  private final class Part {
    @BackLink var owner: Owner?
    init(_ owner: Owner) { self.owner = owner }
  }

  @Test("A weak reference gives its object a side table, and a back link does not")
  func sideTable() {
    let owner = Owner()
    let part = Part(owner)
    let link = BackLink(owner)
    #expect(part.owner === owner && link.target?.number == 7)
    #expect(!hasSideTable(owner))
    weak let weakOwner = owner
    #expect(weakOwner === owner && hasSideTable(owner))
    #expect(part.owner === owner && link.target === owner)
  }

  @Test("A back link does not retain its object, and is nil after the last release")
  func release() {
    var owner: Owner? = Owner()
    let part = owner.map(Part.init)
    let link = BackLink<AnyObject>(owner)
    let closure = { [link = BackLink(owner)] in link.target?.number }
    #expect(closure() == 7)
    owner = nil
    #expect(part?.owner == nil && link.target == nil && closure() == nil)
  }

  @Test("An object with a link to a released one can be dumped")
  func reflection() {
    var owner: Owner? = Owner()
    let part = owner.map(Part.init)
    var text = ""
    dump(part, to: &text)
    #expect(text.contains("target: Optional(\"Owner\")"))
    owner = nil
    dump(part, to: &text)
    #expect(text.contains("target: nil"))
  }

  @Test("A back link is nil after the last release on another thread")
  func otherThread() async {
    let link = await Task.detached { BackLink(Owner()) }.value
    #expect(link.target == nil)
  }

  @Test("A back link is set to another object, and to none")
  func change() {
    let first = Owner()
    let second = Owner()
    let part = Part(first)
    part.owner = second
    #expect(part.owner === second)
    part.owner = nil
    #expect(part.owner == nil && BackLink<Owner>().target == nil)
  }

  private struct Entry {
    @BackLink var owner: Owner?
  }

  @Test("An array of back links, in generic code too, ends after its last element")
  func array() {
    let owners = (0..<3).map { _ in Owner() }
    var entries = owners.map { Entry(owner: BackLink($0)) }
    entries.append(Entry(owner: BackLink()))
    var numbers: [Int?] = []
    for entry in entries { numbers.append(entry.owner?.number) }
    #expect(numbers == [7, 7, 7, nil])
    let missing: Entry? = nil
    #expect(missing == nil && entries.first != nil && entries.last != nil)
  }
}
