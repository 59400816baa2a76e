import Testing

@testable import WaylandScanner

/// Tests that the error for each mistake in a protocol file has a message and a line number.
struct ParserErrorTests {
  private func error(in text: String) -> String? {
    do {
      _ = try CommandLineTool.generate(.client, from: [("p.xml", text)])
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Returns the error in an interface's body, which begins in line 2.
  private func error(inside body: String) -> String? {
    error(
      in: "<protocol name='p'><interface name='a_b' version='2'>\n\(body)</interface></protocol>")
  }

  @Test func anElementThatIsNotClosed() {
    #expect(
      error(in: "<protocol name='p'>\n<interface name='a' version='1'>\n")
        == "p.xml:2: error: <interface> is not closed")
    #expect(error(in: "\n<protocol\n") == "p.xml:2: error: <protocol> is not closed")
  }

  @Test func aClosingTagOfAnotherElement() {
    #expect(
      error(in: "<protocol name='p'>\n\n</interface>")
        == "p.xml:3: error: </interface> closes <protocol> of line 1")
  }

  @Test func aFileWithoutAnElement() {
    #expect(error(in: "<?xml version='1.0'?>\n") == "p.xml:2: error: there is no root element")
    #expect(error(in: "") == "p.xml:1: error: there is no root element")
  }

  @Test func somethingAfterTheRoot() {
    let text = "<protocol name='p'/>\n<protocol name='q'/>"
    #expect(error(in: text) == "p.xml:2: error: there is something after the root element")
  }

  @Test func aRootOfAnotherKind() {
    #expect(error(in: "<svg/>") == "p.xml:1: error: the root element is <svg>, not <protocol>")
  }

  @Test func attributesThatAreNoAttributes() {
    #expect(error(in: "<protocol name>") == "p.xml:1: error: attribute name has no value")
    #expect(
      error(in: "<protocol name=p>")
        == "p.xml:1: error: the value of attribute name is not in quotes")
    #expect(
      error(in: "<protocol\nname='p>\n")
        == "p.xml:2: error: the value of attribute name is not closed")
    #expect(
      error(in: "<protocol name='p' name='q'/>") == "p.xml:1: error: attribute name is there twice")
    #expect(
      error(in: "<protocol name='&nbsp;'/>")
        == "p.xml:1: error: there is an unknown entity in \"&nbsp;\"")
  }

  @Test func aMissingAttribute() {
    #expect(error(in: "<protocol/>") == "p.xml:1: error: <protocol> has no name")
    #expect(
      error(in: "<protocol name='p'>\n<interface name='a'/></protocol>")
        == "p.xml:2: error: <interface> has no version")
    #expect(
      error(inside: "<request name='r'>\n<arg name='x'/></request>")
        == "p.xml:3: error: <arg> has no type")
  }

  @Test func anUnknownArgumentType() {
    #expect(
      error(inside: "<request name='r'><arg name='x' type='float'/></request>")
        == "p.xml:2: error: argument type \"float\" is not known")
  }

  @Test func anUnknownElement() {
    #expect(
      error(inside: "<method name='r'/>") == "p.xml:2: error: <method> has no place in <interface>")
  }

  @Test func namesThatAreThereTwice() {
    #expect(
      error(inside: "<request name='r'/>\n<request name='r'/>")
        == "p.xml:3: error: request r is there twice")
    #expect(
      error(inside: "<event name='r'/>\n<event name='r'/>")
        == "p.xml:3: error: event r is there twice")
    #expect(
      error(
        inside: "<enum name='e'>\n<entry name='x' value='0'/>\n<entry name='x' value='1'/></enum>")
        == "p.xml:4: error: entry x is there twice")
    #expect(
      error(inside: "<enum name='e'/></interface>\n<interface name='a_b' version='1'>")
        == "p.xml:3: error: interface a_b is already declared at p.xml:1")
  }

  @Test func namesThatAreDeclaredNowhere() {
    #expect(
      error(inside: "<request name='r'><arg name='x' type='object' interface='c_d'/></request>")
        == "p.xml:2: error: interface c_d is declared nowhere")
    #expect(
      error(inside: "<request name='r'><arg name='x' type='uint' enum='e'/></request>")
        == "p.xml:2: error: enum e is declared nowhere")
    #expect(
      error(inside: "<request name='r'><arg name='x' type='uint' enum='c.e'/></request>")
        == "p.xml:2: error: enum c.e is declared nowhere")
  }

  @Test func numbersThatAreNone() {
    #expect(
      error(inside: "<enum name='e'><entry name='x' value='0xfffffffff'/></enum>")
        == "p.xml:2: error: value \"0xfffffffff\" is not a number of 32 bits")
    #expect(
      error(inside: "<request name='r' since='zwei'/>")
        == "p.xml:2: error: since \"zwei\" is not a positive number")
    #expect(
      error(inside: "<request name='r' since='3'/>")
        == "p.xml:2: error: since 3 is not within the interface's version 2")
    #expect(
      error(in: "<protocol name='p'><interface name='a' version='-1'/></protocol>")
        == "p.xml:1: error: version \"-1\" is not a positive number")
  }

  @Test func namesThatAreNoIdentifiers() {
    #expect(
      error(inside: "<event name='a b'/>") == "p.xml:2: error: name \"a b\" is not an identifier")
    #expect(
      error(inside: "<event name='9a'/>") == "p.xml:2: error: name \"9a\" is not an identifier")
  }

  @Test func argumentsThatContradictThemselves() {
    #expect(
      error(inside: "<event name='e'><arg name='x' type='int' allow-null='true'/></event>")
        == "p.xml:2: error: only objects and strings may allow null")
    #expect(
      error(inside: "<event name='e'><arg name='x' type='string' enum='y'/></event>")
        == "p.xml:2: error: only int and uint have an enum")
    #expect(
      error(inside: "<event name='e'><arg name='x' type='int' interface='a_b'/></event>")
        == "p.xml:2: error: only objects have an interface")
    #expect(
      error(inside: "<event name='e'><arg name='x' type='object' allow-null='yes'/></event>")
        == "p.xml:2: error: allow-null \"yes\" is neither true nor false")
    #expect(
      error(inside: "<request name='r' type='constructor'/>")
        == "p.xml:2: error: type \"constructor\" is not known; only destructor is")
  }

  @Test func whatIsNoMistake() {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE protocol SYSTEM "wayland.dtd">
      <!-- a < b -->
      <protocol name="p">
        <copyright>Nobody &amp; <![CDATA[ nothing ]]> </copyright>
        <interface name='a' version='1'><description summary='x'>Text</description></interface>
      </protocol>
      """
    #expect(error(in: text.replacing("<![CDATA[ nothing ]]>", with: "")) == nil)
  }
}
